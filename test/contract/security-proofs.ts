/** For each sentence of SECURITY.md on threats: the file below `test/` and the name of the test that proves it, or its beginning. */
export const PROOFS: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'Only events that people with write access or GitHub itself cause start a job without a check; every other one needs the permission of its sender.':
    ['action/stories/event-gate.test.ts', '%s starts a job only for people who may start one'],
  'A run of another workflow needs the permission of everyone whom it names, unless such an event caused it.': [
    'action/stories/event-gate.test.ts',
    'also needs the permission of its %s',
  ],
  "If the permission can't be read, nothing starts.": [
    'action/stories/run-comment.test.ts',
    'a gate that cannot be read (%s) starts nothing',
  ],
  "An account that took over a login doesn't get its permission.": [
    'action/event/authorize.test.ts',
    'does not get the permission of another account that now has its login',
  ],
  '`allowed-users` takes numeric ids, which stay with their account; the right of a login there goes to the account that has it.':
    ['action/event/authorize.test.ts', 'is permitted if `allowed-users` has their id'],
  "Bots must be in `allowed-bots`; a comment through an app needs the app there and the person's permission.": [
    'action/event/authorize.test.ts',
    'is permitted if both are',
  ],
  'Only the run that creates the claiming reaction requests the job.': [
    'action/stories/comment-memory.test.ts',
    'nothing starts if there is no status comment; the answer is to wait and comment again',
  ],
  "A request that waited, or a retry, needs one more such reaction, on the status comment of what wasn't sent or failed.":
    ['action/stories/add-to-open.test.ts', 'of two jobs of one run, which find the same status comment'],
  'The request is repeated only after 429 or with proof that it never left.': [
    'action/service-client/docs-service.test.ts',
    'a limit',
  ],
  "The post step can't start a job.": ['action/post.test.ts', 'a post process can start nothing'],
  'The key and the token are masked before anything else happens.': [
    'action/runner/actions-runner.test.ts',
    'the key and the token are masked',
  ],
  'Wherever something is written, they become `***`, raw or encoded (hex in one case only), in whole or in part.': [
    'action/redaction/redactor.test.ts',
    'is removed %s, wherever it is',
  ],
  'So do user info in addresses and the formats of well-known credentials.': [
    'action/redaction/redactor.test.ts',
    'text that looks like a credential',
  ],
  'What the service says, and what GitHub says of a refusal, is masked before anything is cut from it.': [
    'action/redaction/cuts.test.ts',
    'show no eight characters of the key or the token, wherever the cut is and however it is written',
  ],
  'The prompt itself is unchanged: a credential in an instruction or a diff reaches the agent.': [
    'action/secrets.test.ts',
    'a secret in an instruction only reaches the agent',
  ],
  '`NODE_TLS_REJECT_UNAUTHORIZED=0` would let anyone on the way read the key, so it is refused before anything is sent.':
    ['action/runner/run-context.test.ts', 'is refused if Node would accept any certificate'],
  'The body of an issue or pull request reaches the agent only as GitHub renders it: see [below](#hidden-instructions).':
    ['scenarios/rendered-body.test.ts', 'arrives as GitHub shows it, and was rendered once'],
  'The context is put between random boundary lines, to be treated as data.': [
    'action/prompt/prompt.test.ts',
    'is named in full, so that a line which only looks like one bounds nothing',
  ],
  "Readers' own words (`evidence`) are not even requested there.": [
    'action/stories/run-report.test.ts',
    "readers' words are refused in a public repository with report-public: %s",
  ],
  'In a private one they are never in a log, an output or an annotation.': [
    'scenarios/report-evidence.test.ts',
    "readers' words are in the issue, the summary and the files of a private repository, and in no log, output or annotation",
  ],
  'An open pull request that only contains a pushed commit never becomes the context of a job.': [
    'scenarios/job-events.test.ts',
    "a push sends nothing of a stranger's open pull request that contains its commit",
  ],
  "It never hides that the push is the agent's own.": [
    'action/request/pushed.test.ts',
    "except for a stranger's, whose comments are not even read",
  ],
  "The event's text counts, and only if the comment still reads the same.": [
    'action/stories/comment-gate.test.ts',
    'that changed since the event (%s) gets `confused`, and nothing starts',
  ],
  'The prompt and the summary name the head commit whose diff is shown.': [
    'action/prompt/prompt.test.ts',
    'names the head commit of the shown diff, in the text and in a note',
  ],
  'Only the first line of a comment can be a command.': [
    'action/command/command.test.ts',
    'the first line decides, whatever follows it',
  ],
  "Of a comment that came by e-mail, only the command's paragraph counts, also if GitHub doesn't say how it came.": [
    'scenarios/reply-by-mail.test.ts',
    'a reply by mail starts a job with its first paragraph, and thread and summary say so',
  ],
  'Our own comments are never commands.': [
    'action/stories/run-comment.test.ts',
    'may be one of our own, whatever it says',
  ],
  'Text from others becomes one code span or one code block.': [
    'action/words/markdown.test.ts',
    'a code span is one code node in a sentence',
  ],
  'Text that looks like a command to the runner is broken up.': [
    'action/runner/log-guard.test.ts',
    'no text becomes a command of the runner',
  ],
  'The hidden first line of a comment is believed only in comments of our own identity.': [
    'action/stories/run-settle.test.ts',
    "is neither read nor written: a marker in someone else's comment",
  ],
  'It is memory, not authority: `retry` checks again that the author of the instruction may start jobs.': [
    'action/stories/retry.test.ts',
    'is authorised again, like the retrying person',
  ],
  'A follow-up is sent only if the service names the same pull request for its job.': [
    'action/stories/follow-up.test.ts',
    'to a job if the service %s: a hand-over is memory',
  ],
  '`settle` reacts only to comments of the thread that holds it.': [
    'action/stories/forged-marker.test.ts',
    'of a status comment that names a comment of another thread makes settle react to nothing there: %s',
  ],
  "A hand-over that another run than the request's own writes quotes only a comment of that thread that is unchanged, and whose author may start jobs.":
    ['action/stories/forged-marker.test.ts', 'quotes nothing and asks for no review if the comment %s'],
  "Of a step's request it only links the run.": [
    'action/stories/forged-marker.test.ts',
    'links its run, without an instruction',
  ],
  "A review is requested only of that author, or of a step's requester, if they may start jobs now.": [
    'action/stories/forged-marker.test.ts',
    'asks who it names for a review only if they may request jobs: %s',
  ],
  'The first hand-over on a pull request decides where its commands go.': [
    'action/stories/forged-marker.test.ts',
    'of a later hand-over on the pull request does not take its requests away from the job',
  ],
  "A period in a rolling issue that isn't over yet is not believed.": [
    'report/rolling-issue.test.ts',
    'does not believe its memory of periods that are not over yet',
  ],
  "With `pull-request: open`, a request joins only a pull request whose first comment of ours is of the same workflow job or command, and which the service names for that comment's job.":
    ['action/stories/add-to-open.test.ts', 'gets a job of its own if the job %s, and the status comment says why'],
  "Only pull requests at GitHub's hosts and those of `link-hosts` are linked.": [
    'action/words/pull-request-link.test.ts',
    'whatever the service says, a link leads to a trusted host',
  ],
  'In a public repository a report is written only with `report-public: true`.': [
    'action/stories/run-report.test.ts',
    'a public repository is refused',
  ],
  'Every package is pinned to its bytes.': ['contract/packages.test.ts', 'pins the bytes of every package'],
  'So is [Node itself](docs/decisions/0001-node-from-npm.md).': [
    'contract/packages.test.ts',
    'pins the bytes of Node itself',
  ],
  'No package runs a script when it is installed.': [
    'contract/packages.test.ts',
    'contains no package that runs something on installation',
  ],
  'Workflows name actions by full commit id.': [
    'contract/workflows.test.ts',
    'state the version next to each pinned commit',
  ],
  'The release job that may write [runs no package](docs/decisions/0007-a-tag-releases.md).': [
    'contract/release-workflow.test.ts',
    'runs no package in a job that may write',
  ],
  'Each answer has a size limit, which counts after decompression.': [
    'action/http/send.test.ts',
    'may be exactly as long as the limit',
  ],
  'No more rows are parsed than were requested.': [
    'action/service-client/read-analytics.test.ts',
    'with a million invalid rows is read like a page of the requested size',
  ],
  'No message about an address shows a user or password, however its `@` is written.': [
    'action/event/inputs.test.ts',
    'is shown without it, however the `@` is written',
  ],
  'The runner itself is reached without a proxy.': ['action/http/proxy.test.ts', 'an address on this machine'],
  'Ids in paths are checked and encoded.': ['action/service-client/ids.test.ts', 'is never %j'],
  'The examples keep expressions out of scripts.': ['contract/workflows.test.ts', 'the check'],
  'They give the least permissions.': ['contract/least-token.test.ts', 'is enough for %s'],
  '`prompt-file` must be a regular file whose real path is in the workspace, without a component `.git`.': [
    'action/runner/step-files.test.ts',
    'a prompt file is refused in one sentence',
  ],
  'The opened file is compared with the checked one.': [
    'action/runner/step-files.test.ts',
    'but never a file that replaced it while it was opened',
  ],
  'GitHub renders the whole body of the event (`POST /markdown`), and the text that results is cut.': [
    'action/github/rendered-text.test.ts',
    'is rendered to its end, so that no cut shows what a comment hides',
  ],
  "A list of allowed elements says what becomes plain text; comments and unread attributes can't hide anything.": [
    'action/prompt/hidden-words.test.ts',
    'there are at least 120 tricks whose word the page hides',
  ],
  'Of the attributes only the destination of a link, the first number of a list, the tick of a box and the mark of footnotes are read.':
    ['action/prompt/hidden-words.test.ts', 'does not arrive, and the visible words do'],
  'Images become `[image]`; formulas, diagrams, videos and unknown elements become `[left out]`, which the status comment counts.':
    ['scenarios/rendered-body.test.ts', 'with a diagram says what was left out, and so does the status comment'],
  'So do letters that nested elements shrink below four pixels.': [
    'action/prompt/hidden-words.test.ts',
    'a word hidden in $name does not arrive, and the visible words do',
  ],
  'The destination of a link reaches the agent only if the link holds a character that a reader sees.': [
    'action/prompt/unseen-links.rendered.test.ts',
    'leaves ink if its address arrives, whatever the trick',
  ],
  "An image doesn't count: it may be transparent or gone.": [
    'action/prompt/unseen-links.rendered.test.ts',
    '$name does not arrive, if GitHub allows its element',
  ],
  'If GitHub refuses, fails or answers with anything but a whole rendering in UTF-8, the body is left out, and the prompt and the status comment say so.':
    [
      'scenarios/rendered-body.test.ts',
      'is left out if GitHub does not render it; the prompt, the status comment and the summary say so',
    ],
  'So it is if browsers could disagree on where a hidden part ends.': [
    'action/prompt/hidden-words.test.ts',
    'a text with $name is left out, and says why',
  ],
  'Titles, names of files and branches, bodies and the instruction lose invisible characters, which the summary counts.':
    ['action/prompt/prompt.test.ts', 'counts if it is a run of invisible characters that may spell something'],
  'A carriage return that ends no line becomes `␍` in diffs, titles and names.': [
    'action/prompt/prompt.test.ts',
    'shows a carriage return that ends no line',
  ],
  "The instruction isn't rendered, because its author may start jobs; it loses HTML comments that are surely outside code.":
    ['action/prompt/prompt.test.ts', 'arrives from an instruction in full, except for comments outside code'],
};
