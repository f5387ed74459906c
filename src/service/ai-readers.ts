/**
 * Names in the user agents of programs that read pages for a person or an agent at work: those with the function "AI
 * Assistants", "AI Agents" or "AI Coding Agents", and two more that answer prompts, in `robots.json` of
 * https://github.com/ai-robots-txt/ai.robots.txt (MIT) at commit 738c80df2169 of 2026-08-22. Crawlers for training and
 * search indexes are left out: nobody has asked them for the page.
 */
const NAMES = [
  ...['AI2Bot-DeepResearchEval', 'amazon-QBusiness', 'AmazonBuyForMe', 'Amzn-User', 'bigsur.ai', 'ChatGPT Agent'],
  ...['ChatGPT-User', 'Claude-Code', 'Claude-User', 'Code', 'cohere-ai', 'Cursor', 'Devin', 'DuckAssistBot'],
  ...['GeistHaus-PageFetcher', 'Gemini-Deep-Research', 'Google-Agent', 'Google-Gemini-CLI', 'Google-NotebookLM'],
  ...['GoogleAgent-Mariner', 'GoogleAgent-URLContext', 'kagi-fetcher', 'Kimi-User', 'KlaviyoAIBot', 'LinerBot'],
  ...['Manus-User', 'meta-externalfetcher', 'meta-webindexer', 'MistralAI-User', 'NotebookLM', 'NovaAct', 'opencode'],
  ...['Operator', 'Perplexity-User', 'PhindBot', 'Poggio-Citations', 'QualifiedBot', 'Shap-User', 'TongyiBot', 'Trae'],
  ...['TwinAgent', 'UseAI', 'YiyanBot'],
] as const;

/** As a whole product of a user agent (`Claude-User/1.0`), not in a word or an address. */
const READER = new RegExp(`(?<![\\w./-])(?:${NAMES.join('|').replaceAll('.', '\\.')})(?![\\w.-])`, 'i');

export function isAiReader(userAgent: string): boolean {
  return READER.test(userAgent);
}
