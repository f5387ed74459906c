#!/bin/sh
# Stands in for the GitHub CLI. It answers from files below $SCRIPTED_GH/github, named like the path of a request, with the
# part that the scripts of examples/ ask for; it refuses what GitHub refuses; and it records its arguments.
set -eu
printf '%s\n' "$*" >>"$SCRIPTED_GH/calls"
cd "$SCRIPTED_GH/github"

if [ "$1" = secret ]; then
  cat >"repos/$5/actions/secrets/$3"
  exit
fi

path='' method='' sha='' name='' value='' branch='' content='' ref='' head=''
shift
while [ $# -gt 0 ]; do
  case $1 in
    --silent) exec >/dev/null ;;
    --jq) shift ;;
    --method) method=$2 && shift ;;
    --raw-field | --field) method=${method:-POST} && eval "${2%%=*}=\${2#*=}" && shift ;;
    *) path=$1 ;;
  esac
  shift
done

# As gh does: the body of an error goes to standard output, and its sentence to the other one.
refuse() {
  echo '{"message": "Refused"}'
  echo "gh: $2 (HTTP $1)" >&2
  exit 1
}

start_branch() {
  rm -f "${path%/git/*}"/contents/.github/workflows/*"?ref=$1"
  for file in "${path%/git/*}"/contents/.github/workflows/*'?ref=main'; do
    if [ -e "$file" ]; then cp "$file" "${file%=main}=$1"; fi
  done
}

repository=${path%"${path#repos/*/*/}"}
if [ -n "$method" ] && [ -e "${repository}limited" ]; then refuse 403 'API rate limit exceeded'; fi
if [ "${path#*/contents/}" != "$path" ] && [ -e "${repository}empty" ]; then refuse 404 'This repository is empty.'; fi
case "${method:-GET} $path" in
  'GET '*'/pulls?'*) if [ -e "$path" ]; then cat "$path"; else echo; fi ;;
  GET*)
    if [ -d "$path" ]; then echo "${path#*/} main false"; elif [ -e "$path" ]; then cat "$path"; else refuse 404 'Not Found'; fi
    ;;
  'POST '*/variables)
    if [ -e "$path/$name" ]; then refuse 409 'Already exists'; fi
    echo "$value" >"$path/$name"
    ;;
  'PATCH '*/variables/*)
    if [ ! -e "$path" ]; then refuse 404 'Not Found'; fi
    echo "$value" >"$path"
    ;;
  'PUT '*/contents/*)
    file="$path?ref=$branch"
    if [ -e "$file" ] && [ "$sha" != "$(cut -d ' ' -f 1 "$file")" ]; then refuse 409 'Does not match'; fi
    echo "sha${#content} $content" >"$file"
    ;;
  'POST '*/git/refs)
    file=${path%s}/heads/${ref#refs/heads/}
    if [ -e "$file" ]; then refuse 422 'Already exists'; fi
    echo "$ref" >"$file"
    start_branch "${ref#refs/heads/}"
    ;;
  'PATCH '*/git/refs/heads/*) start_branch "${path##*/heads/}" ;;
  'POST '*/pulls)
    owner=${path#repos/} file="$path?state=open&head=${owner%%/*}:$head"
    if [ -e "$file" ]; then refuse 422 'Already exists'; fi
    echo "https://github.com/${path#repos/}/1" >"$file"
    ;;
  *) refuse 404 'Not Found' ;;
esac
