import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../src/action/redaction/redactor.ts';
import { leftOutSentence, type Why, whyLeftOut } from '../../src/agent/publish-rules.ts';

const modified = (path: string) => {
  return { path: Buffer.from(path).toString('latin1'), before: '000000', after: '100644', blob: '' };
};

describe('a path', () => {
  test.each<readonly [Why | null, readonly string[]]>([
    ['git', ['docs/.GitModules', '.gitattributes', 'docs/.GITATTRIBUTES', '.g\u200cit/x']],
    ['alias', ['GIT~1/config', 'gitmod~1', 'docs/CLAUDE~1/settings.json', 'CURSOR~1.', 'MCP~1.JSO', 'GITHUB~2/x']],
    ['alias', ['GI7EBA~1', 'vscod~10/x', 'a~1.md', 'vscode\uff5e1::$INDEX_ALLOCATION']],
    ['git', ['.gitmodules.', '.gitattributes ', '.gitmodules::$DATA', '\uff0egitmodules', '.g\u0131t\u200c/../.git']],
    ['git', ['.LfsConfig', 'a/.husky/pre-commit', '.githooks/x', '.pre-commit-config.yaml', 'lefthook.yml']],
    ['ci', ['.GitHub/Workflows/x.yml', '.github', 'docs/.github/x', '.GITLAB-CI.YML', '.circleci/config.yml']],
    ['ci', ['azure-pipelines-2.yml', 'Azure-Pipelines.yaml', 'jenkinsFile', 'Jenkins\ufb01le', '.g\u200citHub/x']],
    ['ci', ['.semaphore/semaphore.yml', '.Tekton/push.yaml', '.azure-pipelines/x.yml', 'a/buildspec.yml']],
    ['ci', ['cloudbuild.yaml', 'CloudBuild-docs.json', '.drone.yml', '.drone.star', '.travis.yml', '.cirrus.star']],
    ['ci', ['bitbucket-pipelines.yml', '.buildkite/x', '.appveyor.yml', 'appveyor.yaml', '.woodpecker-docs.yml']],
    ['ci', ['wercker.yml', '.gitea/x', '.forgejo/x', 'Jenkinsfile.docs', 'docs.Jenkinsfile', '.gitlab/ci.yml']],
    ['owners', ['CODEOWNERS', 'docs/codeowners']],
    ['instructions', ['AGENTS.md', 'a/Agents.MD', 'CLAUDE.md', 'gemini.md', '.mcp.j\u017fon', '.Claude/settings.json']],
    ['instructions', ['.vscode/tasks.json', '.devcontainer/x', '.devcontainer.json', '.CURSORRULES', '.codex']],
    ['instructions', ['.windsurf/x', '.WindsurfRules', '.continue/x', '.junie/x', '.kiro/x', '.roorules-code']],
    ['instructions', ['.roo/x', '.clinerules/x', '.clineignore', '.cursor/x', '.aider.conf.yml', '.goosehints']],
    ['instructions', ['.zed/x', '.idea/x', 'a.code-workspace', 'qwen.md', 'WARP.md', '.gemini/x', '.opencode/x']],
    ['instructions', ['opencode.jsonc', '.amazonq/x', '.augment-guidelines', '.trae/x', 'AGENTS.local.md']],
    ['instructions', ['.agents/x', '.rules']],
    [null, ['docs/jenkinsfile.md', 'docs/jenkinsfile-stages.html', 'CONVENTIONS.md', 'rules/x', '.aiderules.md']],
    [null, ['llms.txt', 'guides1~1', 'docs~2026', 'a~1.html', 'a~1.b.md', '~1', 'a.md~1~']],
    [null, ['docs/agent.md', '.gitignore', '.github.md', 'github/x', 'a/git', 'agents.mdx', '.vscodeignore', 'ci.yml']],
  ])('is left out because of %s: %j', (why, paths) => {
    expect(paths.map((path) => [path, whyLeftOut(modified(path), [])])).toEqual(paths.map((path) => [path, why]));
  });

  test.each<readonly [glob: string, inside: readonly string[], outside: readonly string[]]>([
    ['docs', ['docs/a', 'DOCS/.x/b', 'docs'], ['docs2/a', 'a/docs/b', 'doc']],
    ['./Docs/', ['docs/a/b'], ['docs2']],
    ['docs/**', ['docs/a', 'docs/.x/b'], ['docs2/a']],
    ['docs/*', ['docs/a'], ['docs/a/b', 'docs/.x']],
    ['**/*.{md,MDX}', ['a.md', 'a/b/c.mdx', 'A.MD'], ['a.js', 'a.md/x']],
    ['packages/*/docs', ['packages/a/docs/x/y'], ['packages/a/b/docs/x', 'packages/docs/x']],
    ['caf\u00e9', ['cafe\u0301/x'], ['cafe/x']],
  ])('is inside of the glob %s: %j, and outside: %j', (glob, inside, outside) => {
    const isInside = (path: string): boolean => whyLeftOut(modified(path), ['nowhere', glob]) === null;
    expect(inside.filter((path) => !isInside(path))).toEqual([]);
    expect(outside.filter(isInside)).toEqual([]);
  });
});

describe('what was left out is said in one sentence', () => {
  const redact = createRedactor({ secrets: ['hush-hush-hush-1'] });
  const said = (...reasons: readonly Why[]): string =>
    leftOutSentence(
      reasons.map((why, index) => ({ path: `docs/${index}`, why })),
      redact,
    );

  test('with numbers and names, if there are few', () => {
    expect(said()).toBe('');
    expect(said('outside', 'ci')).toBe('Left out: 1 CI file, 1 file outside `agent-paths` (`docs/1`, `docs/0`).');
    const many =
      'Left out: 1 CI file, 1 symbolic link, 2 files outside `agent-paths` (`docs/3`, `docs/1`, `docs/0`, …).';
    expect(said('outside', 'link', 'outside', 'ci')).toBe(many);
  });

  test('without secrets and Markdown, whatever an agent has called a file', () => {
    const path = `docs/hush-hush-hush-1/@octocat \`<img>\`\n/agents.md`;
    const names = leftOutSentence([{ path, why: 'instructions' }], redact);
    expect(names).toBe(
      'Left out: 1 file that instructs agents or editors (``docs/***/@\u200boctocat `<img>` /agents.md``).',
    );
  });
});
