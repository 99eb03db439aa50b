#!/bin/sh
# Puts this release in place, and starts nginx or has it read the release:
#
#   install.sh FOLDER [--port N] [--name HOST] --certificate FILE --key FILE     nginx itself speaks TLS
#   install.sh FOLDER [--port N] [--name HOST] --behind-terminator               something before nginx does
#   install.sh FOLDER                                                            as it was set up before
#   install.sh --rollback FOLDER                                                 the release before, once more
#
# --no-start leaves nginx alone. In FOLDER:
#
#   releases/ID   the current release, the one before, and those that were left during the last week
#   current       leads to the release that is served, former to the one before
#   assets/       the assets of all of them: a page that is open goes on, whatever release is put over it
#   host/         how this host serves: ports, certificate
#   logs/ run/    what nginx writes
#
# Whatever fails, the release that was served goes on being served.
set -eu
umask 022
# where nginx is, which people who are not root do not look at
PATH=$PATH:/usr/sbin:/usr/local/sbin

kept_days=7

say() { printf '%s\n' "$*"; }
fail() {
  say "$*" >&2
  exit 1
}
usage() { sed -n '4,7p' "$0" | cut -c 5- >&2; }

# --- what was asked for -----------------------------------------------------------------------------------------------

root='' port='' name='' certificate='' key='' outside='' rollback='' start=yes problems=''
problem() { problems="$problems$*
"; }
value() { [ -n "${2:-}" ] || problem "$1: there is no value"; }
while [ $# -gt 0 ]; do
  case $1 in
    --port) value "$@"; port=${2:-}; shift ;;
    --name) value "$@"; name=${2:-}; shift ;;
    --certificate) value "$@"; certificate=${2:-}; shift ;;
    --key) value "$@"; key=${2:-}; shift ;;
    --behind-terminator) outside=yes ;;
    --rollback) rollback=yes ;;
    --no-start) start='' ;;
    -*) problem "$1: there is no such option" ;;
    *) [ -z "$root" ] || problem "$1: a folder is given already"; root=$1 ;;
  esac
  [ $# -eq 0 ] || shift
done
[ -n "$root" ] || problem 'FOLDER: it is missing'
[ -z "$certificate$key" ] || { [ -n "$certificate" ] && [ -n "$key" ]; } || problem '--certificate and --key: one needs the other'
[ -z "$certificate$key" ] || [ -z "$outside" ] || problem '--behind-terminator: nginx has no certificate of its own then'
[ -z "$port$name" ] || [ -n "$certificate$outside$rollback" ] || problem '--port and --name: say --certificate and --key, or --behind-terminator, with them'
case $port in *[!0-9]*) problem "--port $port: write a number" ;; esac
case $name in *[!A-Za-z0-9.-]*) problem "--name $name: write a name such as portal.example.com" ;; esac
[ -z "$rollback" ] || [ -z "$port$name$certificate$key$outside" ] || problem '--rollback: no other option but --no-start goes with it'
for file in "$certificate" "$key"; do
  [ -z "$file" ] || [ -r "$file" ] || problem "$file: there is no such file, or it may not be read"
done
if [ -n "$problems" ]; then
  printf '%s\n' "$problems" >&2
  usage
  exit 1
fi

[ "$(id -u)" != 0 ] || fail 'Run install.sh as the user that nginx is to serve as, not as root.'
mkdir -p "$root" || fail "$root cannot be made."
root=$(cd "$root" && pwd -P)
release=$(cd "$(dirname "$0")" && pwd -P)
# what stands in the configurations of nginx and logrotate
plain() { case $1 in *[!A-Za-z0-9/._-]*) fail "$1: choose a path of letters, digits, hyphens, dots and underscores." ;; esac }
plain "$root"
serve() { nginx -p "$root" -e logs/error.log -c nginx.conf "$@" 9>&-; }
serve_text="nginx -p $root -e logs/error.log -c nginx.conf"

# one at a time, for as long as this process lives
exec 9>"$root/.installing"
flock -n 9 || fail "Somebody else is installing in $root: wait until that has ended."

incoming=$root/releases/.incoming
server=$root/host/server.conf
before=''
former=''
id=''
switched=''
changed=''
rm -rf "$root/host.before"

# makes a link lead elsewhere in one step
lead() { ln -sfn "$2" "$root/.$1.new" && mv -fT "$root/.$1.new" "$root/$1"; }
id_of() { basename "$(readlink "$root/$1" 2>/dev/null || true)"; }

# whatever went wrong: the release that was served, and how it was served
take_back() {
  if [ -n "$changed" ] && [ -d "$root/host.before" ]; then
    rm -rf "$root/host"
    mv "$root/host.before" "$root/host"
  fi
  if [ -n "$switched" ] && [ -n "$before" ]; then
    lead current "releases/$before"
    rm -f "$root/releases/$before.left"
    if [ -n "$former" ]; then lead former "releases/$former"; else rm -f "$root/former"; fi
    [ "$id" = "$before" ] || touch "$root/releases/$id.left"
  fi
}
settled=''
trap '[ -n "$settled" ] || take_back; rm -rf "$incoming" "$root/host.before"' EXIT
trap 'exit 1' INT TERM HUP

# --- the certificate --------------------------------------------------------------------------------------------------

check_certificate() {
  [ -z "$(find -L "$2" -maxdepth 0 -perm -o=r 2>/dev/null)" ] || say "Warning: every user of this host can read the private key $2. Run chmod o= on it."
  command -v openssl >/dev/null || return 0
  openssl x509 -noout -in "$1" 2>/dev/null || fail "$1 is no certificate in PEM form."
  ends=$(openssl x509 -noout -enddate -in "$1" | cut -d = -f 2)
  openssl x509 -noout -checkend 0 -in "$1" >/dev/null || fail "The certificate $1 has expired on $ends: browsers would refuse it."
  openssl x509 -noout -checkend 1209600 -in "$1" >/dev/null || say "The certificate $1 expires on $ends."
  [ "$(openssl x509 -noout -pubkey -in "$1")" = "$(openssl pkey -pubout -passin pass: -in "$2" 2>/dev/null)" ] || fail "The key $2 does not belong to the certificate $1."
  [ -z "$3" ] || openssl x509 -noout -checkhost "$3" -in "$1" | grep -q 'does match' || fail "The certificate $1 is not made for $3."
}
absolute() { (cd "$(dirname "$1")" && printf '%s/%s' "$(pwd -P)" "$(basename "$1")"); }
used() { sed -n "s/^ *$1 \"\(.*\)\";/\1/p" "$server"; }
if [ -n "$certificate" ]; then
  certificate=$(absolute "$certificate")
  key=$(absolute "$key")
  plain "$certificate"
  plain "$key"
  check_certificate "$certificate" "$key" "$name"
elif [ -z "$outside$rollback" ]; then
  [ -f "$server" ] || fail "The first time, say how the portal gets its TLS: --certificate FILE --key FILE, or --behind-terminator."
  [ -z "$(used ssl_certificate)" ] || check_certificate "$(used ssl_certificate)" "$(used ssl_certificate_key)" ''
fi

# --- how this host serves ---------------------------------------------------------------------------------------------

# Requests without TLS go to the configured name, never to the Host header, which the sender chooses.
say_redirect() {
  [ -n "$1" ] && [ "$1" != _ ] || return 0
  if [ "$2" = 443 ]; then origin=https://$1; else origin=https://$1:$2; fi
  say '# redirects requests without TLS'
  say "error_page 497 =308 $origin\$request_uri;"
}

begin_change() {
  [ -n "$changed" ] || [ ! -d "$root/host" ] || cp -Rp "$root/host" "$root/host.before"
  changed=yes
}

write_host() {
  begin_change
  mkdir -p "$root/host"
  {
    if [ -n "$certificate" ]; then
      say "listen ${port:-8443} ssl http2;"
      say "ssl_certificate \"$certificate\";"
      say "ssl_certificate_key \"$key\";"
      say 'ssl_protocols TLSv1.2 TLSv1.3;'
      say 'ssl_session_cache shared:portal:1m;'
      say 'ssl_session_tickets off;'
      say_redirect "$name" "${port:-8443}"
    else
      say "listen ${port:-8080};"
    fi
    say "server_name ${name:-_};"
  } >"$server"
}

# Drops what earlier releases wrote: a redirect to the Host header, and the module for .br. Its file host/modules.conf stays, for
# a way back to such a release.
update_host() {
  grep -q -e 'https://$http_host' -e '^brotli_static' "$server" || return 0
  begin_change
  kept_name=$(sed -n 's/^server_name \(.*\);/\1/p' "$server")
  rest=$(grep -v -e '^error_page 497' -e '^# whoever asks this port without TLS' -e '^# redirects' -e '^brotli_static' "$server")
  kept_port=$(listen_port)
  {
    say "$rest"
    case $rest in *ssl_certificate*) say_redirect "$kept_name" "$kept_port" ;; esac
  } >"$server"
}
listen_port() { sed -n 's/^listen \([0-9]*\).*/\1/p' "$server"; }

# The access log holds addresses of people, so other users of the host may not read it. nginx gives a new log to everybody:
# the folder is closed, and the logs are there before nginx starts.
close_logs() {
  mkdir -p "$root/logs" "$root/run"
  chmod o= "$root/logs"
  for log in access.log error.log; do [ -e "$root/logs/$log" ] || : >"$root/logs/$log"; done
  find "$root/logs" -type f -exec chmod o= {} +
}

# --- the release ------------------------------------------------------------------------------------------------------

# whatever is neither a plain file nor a folder, and names of two lines, which no list of files can hold
odd_files() { (cd "$1" && find . ! -type f ! -type d -o -name '*
*') | sed 's|^\./||'; }
is_whole() { [ -z "$(odd_files "$1")" ] && (cd "$1" && sha256sum --status -c SHA256SUMS 2>/dev/null); }
check_release() {
  odd=$(odd_files "$release")
  [ -z "$odd" ] || fail "A release holds plain files and folders only. These are neither:
$odd
Unpack the archive again, into an empty folder."
  [ -f "$release/SHA256SUMS" ] || fail "$release is no unpacked release: SHA256SUMS is missing. Run install.sh where the archive was unpacked."
  is_whole "$release" || fail "Files of $release are missing or changed. Unpack the archive again, into an empty folder."
  listed=$(sed 's/^[0-9a-f]*  //' "$release/SHA256SUMS" && echo SHA256SUMS)
  foreign=$(cd "$release" && find . -type f | sed 's|^\./||' | grep -vxF -- "$listed" || true)
  [ -z "$foreign" ] || fail "These files are not of this release:
$foreign
Unpack the archive into an empty folder."
}

place_release() {
  mkdir -p "$root/releases"
  if [ -d "$root/releases/$id" ]; then
    ! is_whole "$root/releases/$id" || return 0
    say "Files of $id were changed or are missing where it lies: it is put there again."
  fi
  rm -rf "$incoming"
  cp -Rp "$release" "$incoming" || fail 'The release could not be copied: see the line above. Nothing was changed.'
  chmod -R u+w,a+rX "$incoming"
  damaged=$root/releases/.damaged
  rm -rf "$damaged"
  [ ! -d "$root/releases/$id" ] || mv "$root/releases/$id" "$damaged"
  mv "$incoming" "$root/releases/$id"
  rm -rf "$damaged"
}

# leads the assets of a release into the pool: links need no room, and a file is there whole or not at all
offer_assets() {
  mkdir -p "$root/assets"
  find "$root/releases/$1/public" -type f -path '*/assets/*' -exec sh -c 'ln -f -- "$@" "$0"' "$root/assets/" {} +
}

switch_to() {
  offer_assets "$1" || fail 'The assets of the release could not be put in place: see the line above. The release that was served goes on.'
  switched=yes
  if [ -n "$before" ] && [ "$before" != "$1" ]; then
    touch "$root/releases/$before.left"
    lead former "releases/$before"
  fi
  lead current "releases/$1"
  ln -sfn current/nginx.conf "$root/nginx.conf"
  rm -f "$root/releases/$1.left"
  if command -v nginx >/dev/null && ! said=$(serve -t 2>&1); then
    fail "nginx does not take the release${before:+, so $before goes on being served}:
$said"
  fi
}

is_running() { [ "$(cat "/proc/$(cat "$root/run/nginx.pid" 2>/dev/null)/comm" 2>/dev/null)" = nginx ]; }
emergencies() { grep '\[emerg\]' "$root/logs/error.log" 2>/dev/null || true; }

# the worker processes of nginx; a reload that succeeds replaces them
workers() { cat "/proc/$1/task/$1/children" 2>/dev/null || true; }

new_emergencies() { emergencies | tail -n "+$((known + 1))"; }

# waits until a reload has succeeded or failed: nginx tries a port that is in use for some seconds before it gives up
await_reload() {
  for tenth in $(seq 100); do
    case $(new_emergencies | tail -n 1) in
      '') [ "$(workers "$master")" = "$known_workers" ] || return 0 ;;
      *'Address already in use'*) ;;
      *) return 0 ;;
    esac
    sleep 0.1
  done
}

start_nginx() {
  if is_running; then
    master=$(cat "$root/run/nginx.pid")
    known=$(emergencies | wc -l)
    known_workers=$(workers "$master")
    serve -s reload || fail 'nginx could not be told to read the release.'
    # a port that is in use shows only there, and nginx goes on with what it had
    [ -z "$changed" ] || await_reload
    [ -z "$(new_emergencies)" ] || fail "nginx does not take the new port, and goes on as before: $(new_emergencies | head -n 1)"
    say 'nginx reads it.'
  elif said=$(serve 2>&1); then
    say 'nginx has started.'
  else
    # nothing was served, so there is nothing to go back to
    settled=yes
    case $said in
      *'Address already in use'*) fail "Port $(listen_port) is in use. Stop what uses it, or choose another with --port. The release is in place; start nginx with: $serve_text" ;;
      *) fail "$said" ;;
    esac
  fi
}

# releases that were left more than a week ago, and assets that are in no release any more: nothing but the pool links to them
forget_old() {
  find "$root/releases" -maxdepth 1 -name '*.left' -mtime "+$((kept_days - 1))" | while read -r mark; do
    old=$(basename "$mark" .left)
    [ "$old" = "$(id_of former)" ] || rm -rf "$root/releases/$old" "$mark"
  done
  find "$root/assets" -type f -links 1 -exec rm -f {} \;
}

before=$(id_of current)
former=$(id_of former)
if [ -n "$rollback" ]; then
  id=$former
  [ -n "$id" ] && [ -d "$root/releases/$id" ] || fail "There is no release before the current one in $root."
else
  check_release
  id=$(sed -n 's/^  "version": "\(.*\)",/\1/p' "$release/release.json")-$(sha256sum <"$release/SHA256SUMS" | cut -c 1-12)
  place_release
  if [ -n "$certificate$outside" ] || [ ! -f "$server" ]; then write_host; else update_host; fi
  sed "s|@FOLDER@|$root|g" "$root/releases/$id/logrotate.conf" >"$root/host/logrotate.conf"
fi
close_logs
switch_to "$id"
[ -z "$start" ] || start_nginx
settled=yes
forget_old
if [ -n "$before" ] && [ "$before" != "$id" ]; then say "$id is in place of $before."; else say "$id is in place."; fi
