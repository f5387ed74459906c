import { OPTIONS, type Option } from './command.ts';
import { EXAMPLES } from './evidence-rows.ts';
import { SECRET_VARIABLES } from './settings.ts';
import { VISIT_FIELDS } from './visit-lines.ts';

export function helpText(): string {
  const lines = Object.entries<Option>(OPTIONS).map(([name, { value, help }]) => {
    const left = value === undefined ? `--${name}` : `--${name} ${value}`;
    return `  ${left.padEnd(26)} ${help}`;
  });
  const fields = Object.entries(VISIT_FIELDS).map(([name, rule]) => `  ${name.padEnd(8)} ${rule}`);
  const examples = Object.entries(EXAMPLES).map(([kind, line]) => `  --${kind.padEnd(10)} ${JSON.stringify(line)}`);
  return HELP.replace('OPTIONS', () => lines.join('\n'))
    .replace('VISIT_FIELDS', () => fields.join('\n'))
    .replace('EVIDENCE_LINES', () => examples.join('\n'));
}

const HELP = `A documentation-agent service on this machine: it takes jobs over HTTP, runs an agent for each in a fresh clone of
your documentation's git repository, and opens a pull request with what the agent changed.

  npm run service -- [options] [-- AGENT [ARGUMENT ...]]    start the service
  npm run service -- key                                    print a new admin API key
  npm run service -- jobs [--project ID]                    list jobs, the newest first
  npm run service -- show JOB                               print a job and how it ended
  npm run service -- archive JOB                            archive a job, and end its agent
  npm run service -- backup FILE                            copy the database, even while the service runs
  npm run service -- restore FILE                           replace the database with a copy, while no service runs
  npm run service -- import FILE --project ID               add visits of its pages (no FILE: standard input)
  npm run service -- import --project ID --searches FILE    add what readers searched for (or --questions, --feedback)

Options, with their defaults in brackets:
OPTIONS

Secrets come from the environment or the file, never from arguments:
  ${SECRET_VARIABLES.keys}          admin API keys, separated by commas, besides those of the file
  ${SECRET_VARIABLES.token}  token that may push and open pull requests; also git's password for an
                             http(s) address

The agent is any program. It gets the prompt on standard input and the clone as its current folder; exit code 0 means
success. It is started without a shell (for one, write: -- sh -c '...'), and sees PATH, HOME, LANG, TMPDIR,
DOCS_AGENT_JOB, proxy variables and the variables you name. When it ends, or at its time limit, everything it started
is stopped. Links are committed as links; .git and what .gitignore names are not committed. A pipe, a socket or a file
that grew by more than 100 MB fails the job. Without an agent, a small script adds a section to the best-matching page.
At its start the service says whether agents run in isolation; docs/service.md says what they can reach.

Example, with a repository at GitHub and the small script:
  export ${SECRET_VARIABLES.keys}=$(npm run --silent service -- key)
  export ${SECRET_VARIABLES.token}=...
  npm run service -- --project handbook --git https://github.com/octo/handbook.git --repository octo/handbook

A step whose runner is on this machine reaches it with base-url http://127.0.0.1:4180, project-id handbook and that key
as api-key. For any other runner, put an https proxy in front: plain http is accepted for loopback only.
--git may also be a path, but what is pushed there must reach --repository, or GitHub refuses the pull request.
A path without --repository, and --no-pull-request, need no token and no GitHub: a job's branch is its result.

GET /openapi.json describes all requests, such as POST .../job/ID/message, which continues a job that has ended. GET
/health needs no key.

The file of --config holds the same and more (several projects, read-only keys, the author of commits). With several
projects, each key has one entry for each of its projects, which names the project; in ${SECRET_VARIABLES.keys} as
handbook:docs_0123456789abcdef:
  {
    "port": 4180,
    "keys": ["docs_0123456789abcdef", { "key": "docs_fedcba9876543210", "access": "read" }],
    "github": { "apiUrl": "https://api.github.com", "token": "..." },
    "projects": [
      { "id": "handbook", "git": "https://github.com/octo/handbook.git", "ref": "main", "repository": "octo/handbook" }
    ],
    "agent": { "name": "my-agent", "command": ["my-agent", "--edit"], "minutes": 20, "environment": ["MODEL_KEY"] },
    "isolation": "auto",
    "author": { "name": "Documentation agent", "email": "docs-agent@example.com" },
    "atOnce": 2, "creationsPerHour": 100, "prefix": "/docs-service", "data": "/srv/docs-service"
  }

Visitors are counted from visits. import takes them as NDJSON, one per line; other fields are ignored:
  {"path": "/guides/install", "visitor": "3f2a9c", "kind": "human", "time": "2026-11-09T10:30:00Z"}
VISIT_FIELDS
With --format combined, import takes the access log of a web server instead; docs/service.md says what of it counts.
If one line is wrong, import names it and adds nothing. Files may overlap, and the service may be running. Example:
  npm run service -- import visits.ndjson --project handbook

Searches, questions and votes are imported in the same way, one file of each kind, for reports with evidence:
EVIDENCE_LINES

It needs Linux or macOS, and git 2.31 or later. Unfinished jobs continue at the next start.
`;
