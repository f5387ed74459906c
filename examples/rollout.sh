#!/bin/sh
# Sets up many repositories for your organization's `reusable.yml`. Each gets the variable DOCS_PROJECT_ID, the secret
# DOCS_AGENT_API_KEY, and a pull request with the caller. What is right stays as it is, so run it again after a failure,
# with a longer list, or with a new caller.
#
# Usage: rollout.sh [--dry-run] LIST KEYS CALLER
#   LIST    a file with a line for each repository: OWNER/NAME PROJECT-ID
#   KEYS    a file with the API key, or a folder with a file for each project, named like its id
#   CALLER  your copy of reusable-caller.yml
# Needs the GitHub CLI 2.23 or later, and a login that may write secrets and workflows:
#   gh auth login --scopes repo,workflow
set -eu
export GH_PROMPT_DISABLED=1
workflow=.github/workflows/docs.yml
branch=docs-agent-rollout

dry=
if [ "${1-}" = --dry-run ]; then
  dry='would '
  shift
fi
if [ $# -ne 3 ]; then
  sed -n 's/^# \(Usage: \)/\1/p' "$0" >&2
  exit 2
fi
list=$1 keys=$2 caller=$3
content=$(base64 <"$caller")
content=$(printf %s "$content" | tr -d '\n')
if grep -v "^#" "$caller" | grep -q YOUR-ORG; then
  echo "$caller still names YOUR-ORG: write your organization." >&2
  exit 2
fi
errors=$(mktemp)
lines=$(mktemp)
trap 'rm -f "$errors" "$lines"' EXIT
# Editors on Windows end lines with \r as well.
tr -d '\r' <"$list" >"$lines"

# Says what it does, and does it, unless this is a dry run.
change() {
  echo "$repository: $dry$1"
  shift
  if [ -z "$dry" ]; then "$@"; fi
}

# Prints a part of GitHub's answer, and nothing if what it is about doesn't exist.
ask() {
  if answer=$(gh api "$1" --jq "$2" 2>"$errors"); then
    echo "$answer"
  elif ! grep -q 'HTTP 404' "$errors"; then
    cat "$errors" >&2
    return 1
  fi
}

ask_file() {
  ask "repos/$repository/contents/$workflow$1" '.sha + " " + (.content | gsub("\n"; ""))'
}

set_secret() {
  gh secret set DOCS_AGENT_API_KEY --repo "$repository" <"$key"
}

write_caller() {
  gh api --silent --method PUT "repos/$repository/contents/$workflow" --raw-field branch="$branch" \
    --raw-field message='Answer /docs comments' --raw-field content="$content" ${1:+--raw-field "sha=$1"}
}

# The branch of an earlier pull request may still be there: it starts again at the default branch.
open_pull_request() {
  refs=repos/$repository/git/refs
  commit=$(gh api "repos/$repository/git/ref/heads/$base" --jq .object.sha)
  left=$(ask "repos/$repository/git/ref/heads/$branch" .ref)
  if [ -z "$left" ]; then
    gh api --silent "$refs" --raw-field ref="refs/heads/$branch" --raw-field sha="$commit"
  else
    gh api --silent --method PATCH "$refs/heads/$branch" --raw-field sha="$commit" --field force=true
  fi
  write_caller "$1"
  gh api --silent "repos/$repository/pulls" --raw-field head="$branch" --raw-field base="$base" \
    --raw-field title='Answer /docs comments' \
    --raw-field body='Calls the workflow of the organization. It answers only once this file is on the default branch.'
}

set_up() {
  key=$keys
  if [ -d "$keys" ]; then key=$keys/$project; fi
  if [ -z "$project" ] || [ ! -s "$key" ]; then
    echo "There is no project id in the list, or no key in $key." >&2
    return 1
  fi
  base=$(gh api "repos/$repository" --jq .default_branch)

  variables=repos/$repository/actions/variables
  value=$(ask "$variables/DOCS_PROJECT_ID" .value)
  if [ -z "$value" ]; then
    change "set the variable" gh api --silent "$variables" --raw-field name=DOCS_PROJECT_ID --raw-field value="$project"
  elif [ "$value" != "$project" ]; then
    change "change the variable, which is $value" \
      gh api --silent --method PATCH "$variables/DOCS_PROJECT_ID" --raw-field value="$project"
  fi

  # GitHub never shows a secret: one that is there stays. rotate-key.sh replaces it.
  secret=$(ask "repos/$repository/actions/secrets/DOCS_AGENT_API_KEY" .name)
  if [ -z "$secret" ]; then change "set the secret" set_secret; fi

  file=$(ask_file '')
  if [ "${file#* }" = "$content" ]; then return; fi
  pull=$(gh api "repos/$repository/pulls?state=open&head=${repository%/*}:$branch" --jq '.[0].html_url // ""')
  if [ -z "$pull" ]; then
    change "open a pull request with the caller" open_pull_request "${file%% *}"
    return
  fi
  file=$(ask_file "?ref=$branch")
  if [ "${file#* }" = "$content" ]; then
    echo "$repository: merge $pull"
  else
    change "update $pull" write_caller "${file%% *}"
  fi
}

failed=
while read -r repository project _ <&3 || [ -n "$repository" ]; do
  case $repository in '' | '#'*) continue ;; esac
  # In a condition, the shell would go on after an error in the middle of a repository.
  set +e
  (set -e; set_up)
  status=$?
  set -e
  if [ "$status" -ne 0 ]; then
    echo "$repository: failed" >&2
    failed="$failed $repository"
  fi
done 3<"$lines"

if [ -n "$failed" ]; then
  echo "Failed:$failed" >&2
  exit 1
fi
