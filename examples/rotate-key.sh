#!/bin/sh
# Replaces the secret DOCS_AGENT_API_KEY in all repositories of a list. Create the new key at the service, run this, then
# the doctor in each repository, and only then revoke the old key. A repository without the secret fails: it is a job for
# rollout.sh.
#
# Usage: rotate-key.sh [--dry-run] LIST KEYS
#   LIST  a file with a line for each repository: OWNER/NAME PROJECT-ID
#   KEYS  a file with the new API key, or a folder with a file for each project, named like its id
# Needs the GitHub CLI 2.23 or later, and a login that may write secrets: gh auth login --scopes repo
set -eu
export GH_PROMPT_DISABLED=1

dry=
if [ "${1-}" = --dry-run ]; then
  dry='would '
  shift
fi
if [ $# -ne 2 ]; then
  sed -n 's/^# \(Usage: \)/\1/p' "$0" >&2
  exit 2
fi
list=$1 keys=$2
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
# Editors on Windows end lines with \r as well.
tr -d '\r' <"$list" >"$lines"

failed=
while read -r repository project _ <&3 || [ -n "$repository" ]; do
  case $repository in '' | '#'*) continue ;; esac
  key=$keys
  if [ -d "$keys" ]; then key=$keys/$project; fi
  if [ -s "$key" ] && gh api --silent "repos/$repository/actions/secrets/DOCS_AGENT_API_KEY" &&
    { [ -n "$dry" ] || gh secret set DOCS_AGENT_API_KEY --repo "$repository" <"$key"; }; then
    echo "$repository: ${dry}replace the secret"
  else
    echo "$repository: failed, with the key in $key" >&2
    failed="$failed $repository"
  fi
done 3<"$lines"

if [ -n "$failed" ]; then
  echo "Failed:$failed" >&2
  exit 1
fi
