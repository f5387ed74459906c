#!/bin/sh
# Sets up many repositories for your organization's `reusable.yml`. Each gets the variable DOCS_PROJECT_ID, the secret
# DOCS_AGENT_API_KEY, and one pull request with all workflow files. What is right stays as it is, so run it again after a
# failure, with a longer list, or with other files.
#
# Usage: rollout.sh [--dry-run] [--replace-keys] LIST KEYS [FILE...]
#   LIST  a file with a line for each repository: OWNER/NAME PROJECT-ID
#   KEYS  a file with the API key, or a folder with a file for each project, named like its id
#   FILE  a workflow, named as in the repositories, such as docs-agent.yml, your copy of reusable-caller.yml
#   --replace-keys  also where a repository has a key
# Needs the GitHub CLI 2.23 or later, and a login that may write secrets and workflows:
#   gh auth login --scopes repo,workflow
set -eu
export GH_PROMPT_DISABLED=1
branch=docs-agent-rollout

dry='' replace=''
while :; do
  case ${1-} in
    --dry-run) dry='would ' ;;
    --replace-keys) replace=yes ;;
    *) break ;;
  esac
  shift
done
if [ $# -lt 2 ] || [ "${1#-}" != "$1" ]; then
  sed -n 's/^# \(Usage: \)/\1/p' "$0" >&2
  exit 2
fi
list=$1 keys=$2
shift 2
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT
# Editors on Windows end lines with \r as well.
tr -d '\r' <"$list" >"$scratch/lines"

names=
for file; do
  name=${file##*/}
  case $name in
    *[!A-Za-z0-9._-]* | *[!l]) echo "$file is no name of a workflow, such as docs-agent.yml." >&2 && exit 2 ;;
  esac
  used=$(grep -v '^ *#' "$file")
  case $used in
    *YOUR-ORG* | *'<40-digit'* | *docs-service.example.com*)
      echo "$file still has a placeholder: write your organization, commit id and address." >&2
      exit 2
      ;;
  esac
  base64 <"$file" | tr -d '\n' >"$scratch/$name"
  names="$names $name"
done

# Says what it does, and does it, unless this is a dry run.
change() {
  echo "$repository: $dry$1"
  shift
  if [ -z "$dry" ]; then "$@"; fi
}

# Prints a part of GitHub's answer, and nothing if what it is about doesn't exist.
ask() {
  if answer=$(gh api "$1" --jq "$2" 2>"$scratch/refusal"); then
    echo "$answer"
  elif ! grep -q 'Not Found (HTTP 404)' "$scratch/refusal"; then
    cat "$scratch/refusal" >&2
    return 1
  fi
}

set_secret() {
  gh secret set DOCS_AGENT_API_KEY --repo "$repository" <"$key"
}

# Prints the files that a branch doesn't have like this, each with the id of what it has.
differing() {
  for name in $names; do
    there=$(ask "repos/$repository/contents/.github/workflows/$name?ref=$1" '.sha + " " + (.content | gsub("\n"; ""))') ||
      return
    if [ "${there#* }" != "$(cat "$scratch/$name")" ]; then echo "$name ${there%% *}"; fi
  done
}

write_files() {
  while read -r name id; do
    gh api --silent --method PUT "repos/$repository/contents/.github/workflows/$name" --raw-field branch="$branch" \
      --raw-field message="Set up $name" --raw-field content="$(cat "$scratch/$name")" ${id:+--raw-field "sha=$id"}
  done <<EOT
$differ
EOT
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
  write_files
  gh api --silent "repos/$repository/pulls" --raw-field head="$branch" --raw-field base="$base" \
    --raw-field title='Answer /docs comments' \
    --raw-field body='These workflows work only once they are on the default branch.'
}

set_up() {
  key=$keys
  if [ -d "$keys" ]; then key=$keys/$project; fi
  if [ -z "$project" ] || [ ! -s "$key" ]; then
    echo "There is no project id in the list, or no key in $key." >&2
    return 1
  fi
  facts=$(gh api "repos/$repository" --jq '"\(.full_name) \(.default_branch) \(.archived)"')
  # The list may have an old name, but pull requests are only found by the present one.
  repository=${facts%% *} archived=${facts##* }
  base=${facts#* }
  base=${base% *}
  if [ "$archived" = true ]; then
    echo "The repository is archived." >&2
    return 1
  fi

  variables=repos/$repository/actions/variables
  value=$(ask "$variables/DOCS_PROJECT_ID" .value)
  if [ -z "$value" ]; then
    change "set the variable" gh api --silent "$variables" --raw-field name=DOCS_PROJECT_ID --raw-field value="$project"
  elif [ "$value" != "$project" ]; then
    change "change the variable, which is $value" \
      gh api --silent --method PATCH "$variables/DOCS_PROJECT_ID" --raw-field value="$project"
  fi

  # GitHub doesn't show a secret's value, so the script can't check it.
  secret=$(ask "repos/$repository/actions/secrets/DOCS_AGENT_API_KEY" .name)
  if [ -z "$secret" ]; then
    change "set the secret" set_secret
  elif [ -n "$replace" ]; then
    change "replace the secret" set_secret
  fi

  differ=$(differing "$base")
  if [ -z "$differ" ]; then return; fi
  pull=$(gh api "repos/$repository/pulls?state=open&head=${repository%/*}:$branch" --jq '.[0].html_url // ""')
  if [ -z "$pull" ]; then
    files=$(printf '%s\n' "$differ" | sed -e 's/ $//' -e 's/ .*/ (replaced)/' | paste -sd , -)
    change "open a pull request with $files" open_pull_request
    return
  fi
  differ=$(differing "$branch")
  if [ -z "$differ" ]; then
    echo "$repository: merge $pull"
  else
    change "update $pull" write_files
  fi
}

failed=
while read -r repository project _ <&3 || [ -n "$repository" ]; do
  case $repository in '' | '#'*) continue ;; esac
  # In a condition, the shell would go on after an error in the middle of a repository.
  set +e
  (set -e; set_up) 2>"$scratch/errors"
  status=$?
  set -e
  cat "$scratch/errors" >&2
  if [ "$status" -eq 0 ]; then continue; fi
  echo "$repository: failed" >&2
  failed="$failed $repository"
  if grep -q 'rate limit' "$scratch/errors"; then
    echo "GitHub takes no more requests for now. Go on in an hour." >&2
    break
  fi
done 3<"$scratch/lines"

if [ -n "$failed" ]; then
  echo "Failed:$failed" >&2
  exit 1
fi
