#!/bin/sh
# Installs this release with a site, and starts or reloads nginx:
#
#   install.sh FOLDER --site SITE      this release, with the site of that folder
#   install.sh FOLDER                  this release, with the site that is installed
#   install.sh --reload FOLDER         the installed release, with changes of its site and certificate [--site SITE]
#   install.sh --rollback FOLDER       the release before, with the site that is installed
#
#   --check-only    checks whether the installation would work, and changes nothing that is served
#   --no-start      neither starts nor reloads nginx
#   --foreground    for containers: writes the logs to the output and replaces itself with nginx
#
# SITE is a folder that `node check.mjs --site SITE --render` has checked. In FOLDER:
#
#   releases/ID   the current release, the one before, and those that were left during the last week
#   sites/ID      the files of the current site, and of the one before
#   states/ID     which release is served with which site, and the configuration of nginx for it
#   current       leads to the state that is served
#   assets/       the assets of all releases, for pages that were opened before the last installation
#   logs/ run/    what nginx writes
#
# After a failure nginx serves the same release and site as before.
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
usage() { sed -n '4,11p' "$0" | cut -c 5- >&2; }

# --- what was asked for -----------------------------------------------------------------------------------------------

root='' site='' mode=install only_check='' start=yes foreground='' problems=''
problem() { problems="$problems$*
"; }
while [ $# -gt 0 ]; do
  case $1 in
    --site)
      site=${2:-}
      [ -n "$site" ] || problem '--site: there is no value'
      [ $# -eq 1 ] || shift
      ;;
    --reload | --rollback)
      [ "$mode" = install ] || problem "$1: it does not go with --$mode"
      mode=${1#--}
      ;;
    --check-only) only_check=yes ;;
    --no-start) start='' ;;
    --foreground) foreground=yes ;;
    --port | --name | --certificate | --key | --behind-terminator) problem "$1: it is a key of site.json now" ;;
    --help) usage 2>&1; exit 0 ;;
    -*) problem "$1: there is no such option" ;;
    *) [ -z "$root" ] || problem "$1: a folder is given already"; root=$1 ;;
  esac
  shift
done
[ -n "$root" ] || problem 'FOLDER: it is missing'
[ -z "$site" ] || [ "$mode" != rollback ] || problem '--site: it does not go with --rollback'
[ -z "$site" ] || [ -d "$site" ] || problem "--site $site: there is no such folder"
if [ -n "$problems" ]; then
  printf '%s\n' "$problems" >&2
  usage
  exit 1
fi

[ "$(id -u)" != 0 ] || fail 'Run install.sh as the user that nginx is to serve as, not as root.'
mkdir -p "$root" 2>/dev/null && [ -w "$root" ] || fail "$(id -un) may not write to $root. As root, run: install -d -o $(id -un) $root"
root=$(cd "$root" && pwd -P)
[ -z "$site" ] || site=$(cd "$site" && pwd)
release=$(dirname "$(readlink -f "$0")")
# what stands in the configurations of nginx and logrotate
plain() { case $1 in *[!A-Za-z0-9/._-]*) fail "$1: choose a path of letters, digits, hyphens, dots and underscores." ;; esac }
plain "$root"
serve() { nginx -p "$root" -e logs/error.log "$@" 9>&-; }
serve_text="nginx -p $root -e logs/error.log -c nginx.conf"

# one at a time, for as long as this process lives
exec 9>"$root/.installing"
flock -n 9 || fail "Another install.sh is running in $root. Wait until it has ended."

# --- what is served now -----------------------------------------------------------------------------------------------

served=$(readlink "$root/current" 2>/dev/null || true)
# Each state has files with the ids of its release and site. In 0.1.0 there was no site, and `current` was a link to the release. The link
# `former` and the folder host/ of 0.1.0 are not removed, because its own install.sh needs them for a way back.
of_state() { cat "$root/current/$1.id" 2>/dev/null || true; }
case $served in
  releases/*) before=${served#releases/} ;;
  *) before=$(of_state release) ;;
esac
former=$(of_state former)
site_before=$(of_state site)

state='' id='' site_id='' switched='' settled=''
incoming=$root/releases/.incoming
incoming_site=$root/sites/.incoming

# makes a link lead elsewhere in one step
lead() { ln -sfn "$2" "$root/.$1.new" && mv -fT "$root/.$1.new" "$root/$1"; }

# after a failure: leads back to the state that was served
take_back() {
  if [ -n "$switched" ]; then
    if [ -n "$served" ]; then lead current "$served"; else rm -f "$root/current" "$root/nginx.conf"; fi
    [ -z "$before" ] || rm -f "$root/releases/$before.left"
  fi
  # a release that was copied and is not served is removed after a week, like a former one
  [ -z "$id" ] || [ "$id" = "$before" ] || [ ! -d "$root/releases/$id" ] || touch "$root/releases/$id.left"
  [ -z "$state" ] || rm -rf "$state"
}
trap '[ -n "$settled" ] || take_back; rm -rf "$incoming" "$incoming_site"' EXIT
trap 'exit 1' INT TERM HUP

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

# --- the site ---------------------------------------------------------------------------------------------------------

render_it="Run node check.mjs --site FOLDER --render on a machine with Node."
list_site() {
  [ -f "$site/SHA256SUMS" ] || fail "$site was not rendered: SHA256SUMS is missing. $render_it"
  bad=$(grep -vE '^[0-9a-f]{64}  (config\.json|host\.conf|site\.json|([A-Za-z0-9_][A-Za-z0-9_.-]*/)*[A-Za-z0-9_][A-Za-z0-9_.-]*\.ya?ml)$' "$site/SHA256SUMS" || true)
  [ -z "$bad" ] && [ -s "$site/SHA256SUMS" ] || fail "$site/SHA256SUMS is not what check.mjs writes. $render_it"
  unread=$(sed 's/^[0-9a-f]*  //' "$site/SHA256SUMS" | while read -r file; do [ -r "$site/$file" ] || say "$file"; done)
  [ -z "$unread" ] || fail "These files of $site are missing, or $(id -un) may not read them:
$unread"
}

# Copies the listed files only, and the target of a link instead of the link. nginx compares only time and size of a file for its ETag, so
# the time of each copy is computed from the checksum.
copy_site() {
  rm -rf "$incoming_site"
  mkdir -p "$incoming_site"
  cat "$site/SHA256SUMS" >"$incoming_site/SHA256SUMS" || return 1
  while read -r sum file || [ -n "$file" ]; do
    mkdir -p "$(dirname "$incoming_site/$file")" || return 1
    cat "$site/$file" >"$incoming_site/$file" || return 1
    touch -d "@$((1262304000 + 0x$(printf %.8s "$sum") % 315360000))" "$incoming_site/$file"
  done <"$incoming_site/SHA256SUMS"
}

place_site() {
  list_site
  copy_site || fail 'The site could not be copied: see the line above. Nothing was changed.'
  # checks the copy: the site itself could change between check and copy
  said=$(cd "$incoming_site" && LC_ALL=C sha256sum -c SHA256SUMS 2>/dev/null) || fail "These files of $site were changed after it was rendered:
$(say "$said" | sed -n 's/: FAILED.*//p')
$render_it Then copy the folder again."
  site_id=$(sha256sum <"$incoming_site/SHA256SUMS" | cut -c 1-12)
  # an intact copy may be in use
  ! (cd "$root/sites/$site_id" 2>/dev/null && sha256sum --status -c SHA256SUMS) || return 0
  if [ -d "$root/sites/$site_id" ]; then
    # replaces each file in one step, because nginx may be serving the folder
    (cd "$incoming_site" && find . -type f) | while read -r file; do
      mkdir -p "$(dirname "$root/sites/$site_id/$file")"
      mv -f "$incoming_site/$file" "$root/sites/$site_id/$file"
    done
  else
    mv "$incoming_site" "$root/sites/$site_id"
  fi
}

of_site() { sed -n "s/^$1 //p" "$root/sites/$site_id/host.conf"; }
# refuses a value with a character that has a meaning in nginx.conf or sed
safe() { case $2 in *[!][A-Za-z0-9/._:\ -]*) fail "host.conf: '$1' has a character that does not belong there. $render_it" ;; esac }

read_settings() {
  [ "$(of_site format)" = 1 ] || fail "The site was rendered for another version of the portal. Run the check.mjs of this release: node check.mjs --site FOLDER --render"
  name=$(of_site name) port=$(of_site port) path=$(of_site path) certificate=$(of_site certificate) key=$(of_site key)
  status_port=$(of_site status-port) cms=$(of_site cms) cms_call=$(of_site cms-call) authorities=$(of_site cms-authorities)
  sign_on=$(of_site sign-on) files=$(of_site files) reports=$(of_site reports)
  for each in name port path certificate key status_port cms cms_call authorities sign_on files reports; do
    eval "safe $each \"\$$each\""
  done
  [ -n "$port" ] && [ -n "$path" ] && [ -n "$status_port" ] && [ -n "$cms_call" ] || fail "host.conf: a setting is missing. $render_it"
  [ -z "$authorities" ] || [ -r "$authorities" ] || fail "$authorities: there is no such file, or it may not be read. Install ca-certificates, or name another in site.json (cmsAuthorities)."
}

check_certificate() {
  for file in "$certificate" "$key"; do [ -r "$file" ] || fail "$file: there is no such file, or it may not be read"; done
  [ -z "$(find -L "$key" -maxdepth 0 -perm -o=r 2>/dev/null)" ] || say "Warning: every user of this host can read the private key $key. Run chmod o= on it."
  command -v openssl >/dev/null || return 0
  openssl x509 -noout -in "$certificate" 2>/dev/null || fail "$certificate is no certificate in PEM form."
  ends=$(openssl x509 -noout -enddate -in "$certificate" | cut -d = -f 2)
  openssl x509 -noout -checkend 0 -in "$certificate" >/dev/null || fail "The certificate $certificate has expired on $ends: browsers would refuse it."
  openssl x509 -noout -checkend 1209600 -in "$certificate" >/dev/null || say "The certificate $certificate expires on $ends."
  [ "$(openssl x509 -noout -pubkey -in "$certificate")" = "$(openssl pkey -pubout -passin pass: -in "$key" 2>/dev/null)" ] || fail "The key $key does not belong to the certificate $certificate."
  [ -z "$name" ] || openssl x509 -noout -checkhost "$name" -in "$certificate" | grep -q 'does match' || fail "The certificate $certificate is not made for $name."
}

# --- the configuration of nginx ---------------------------------------------------------------------------------------

# nginx switches to HTTP/2 by a directive from 1.25.1 on, and by a word of `listen` before
has_http2_directive() {
  version=$(nginx -v 2>&1 | sed -n 's|^nginx version: nginx/\([0-9.]*\).*|\1|p' || true)
  [ -n "$version" ] && [ "$(printf '%s\n' 1.25.1 "$version" | sort -V | head -n 1)" = 1.25.1 ]
}

say_listen() {
  say "listen $port$1;"
  # IPv6 where this machine has it
  ! grep -qs . /proc/net/if_inet6 || say "listen [::]:$port$1;"
}

server_conf() {
  if [ -z "$certificate" ]; then
    say_listen ''
  else
    if has_http2_directive; then
      say_listen ' ssl'
      say 'http2 on;'
    else
      say_listen ' ssl http2'
    fi
    say "ssl_certificate \"$certificate\";"
    say "ssl_certificate_key \"$key\";"
    say 'ssl_protocols TLSv1.2 TLSv1.3;'
    say 'ssl_session_cache shared:portal:1m;'
    say 'ssl_session_tickets off;'
    # Requests without TLS go to the configured name, never to the Host header, which the sender chooses.
    if [ -n "$name" ]; then
      case $port in 443) origin=https://$name ;; *) origin=https://$name:$port ;; esac
      say '# redirects requests without TLS'
      say "error_page 497 =308 $origin\$request_uri;"
    fi
  fi
  say "server_name ${name:-_};"
}

# With a variable in proxy_pass, nginx resolves the CMS for each request: it starts without a name server, and notices a new address.
cms_conf() {
  servers=$(sed -n 's/^nameserver[[:space:]]\{1,\}\([0-9a-fA-F.:]*\)[[:space:]]*$/\1/p' /etc/resolv.conf 2>/dev/null | sed 's/.*:.*/[&]/' | tr '\n' ' ')
  [ -z "$servers" ] || say "resolver $servers valid=30s;
resolver_timeout 3s;"
  say "set \$portal_cms \"$cms_call\";"
  say 'proxy_pass $portal_cms;'
  [ -z "$authorities" ] || say "proxy_ssl_verify on;
proxy_ssl_verify_depth 5;
proxy_ssl_trusted_certificate \"$authorities\";
proxy_ssl_server_name on;"
}

# prints a value with a space before it, or nothing
with_blank() { [ -z "$1" ] || printf ' %s' "$1"; }
fill() {
  below=''
  [ "$path" != / ] || below='/^ *#below$/,/^ *#\/below$/d;'
  sed -e "$below s|@FOLDER@|$root|g; s|@STATE@|$state|g; s|@RELEASE@|$root/releases/$id|g; s|@SITE@|$root/sites/$site_id|g" \
    -e "s|@PATH@|$path|g; s|@PATH_WITHOUT_SLASH@|${path%/}|g; s|@STATUS_PORT@|$status_port|g" \
    -e "s| @CMS@|$(with_blank "$cms")|g; s| @SIGN_ON@|$(with_blank "$sign_on")|g" \
    -e "s| @FILES@|$(with_blank "$files")|g; s| @REPORTS@|$(with_blank "$reports")|g" "$root/releases/$id/$1" >"$state/$1"
}

# the ports of the installation that is served; 0.1.0 has them in host/server.conf
served_ports() {
  case $served in
    releases/*) set -- "$root/host/server.conf" ;;
    *) set -- "$root/current/server.conf" "$root/current/nginx.conf" ;;
  esac
  sed -n 's/^ *listen[^;]*[: ]\([0-9][0-9]*\)\( ssl\)*\( http2\)*;$/\1/p' "$@" 2>/dev/null || true
}
is_used() {
  cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk -v port=":$(printf %04X "$1")" '$4 == "0A" && substr($2, length($2) - 4) == port { found = 1 } END { exit !found }'
}
check_port() {
  ! is_running || ! served_ports | grep -qx "$1" || return 0
  ! is_used "$1" || fail "Port $1 is in use. Stop what uses it, or choose another $2 in site.json."
}

make_state() {
  mkdir -p "$root/states"
  state=$(mktemp -d "$root/states/XXXXXXXX")
  chmod 755 "$state"
  say "$id" >"$state/release.id"
  say "$site_id" >"$state/site.id"
  if [ "$id" = "$before" ]; then say "$former"; else say "$before"; fi >"$state/former.id"
  say "$site" >"$state/site.folder"
  ln -s "../../releases/$id/install.sh" "$state/install.sh"
  server_conf >"$state/server.conf"
  cms_conf >"$state/cms.conf"
  fill nginx.conf
  fill logrotate.conf
  if command -v nginx >/dev/null && ! said=$(serve -t -c "$state/nginx.conf" 2>&1); then
    case $said in *'bind()'*'Permission denied'*) said="$said
Only root may listen below port 1024, until the sysctl net.ipv4.ip_unprivileged_port_start says otherwise (README.md)." ;; esac
    fail "nginx rejects the configuration${before:+, so $before goes on being served}:
$said"
  fi
}

# The access log holds addresses of people, so other users of the host may not read it. nginx gives a new log to everybody:
# the folder is closed, and the logs are there before nginx starts.
prepare_logs() {
  mkdir -p "$root/logs" "$root/run"
  chmod o= "$root/logs"
  for log in access.log error.log; do [ -e "$root/logs/$log" ] || : >"$root/logs/$log"; done
  find "$root/logs" -type f -exec chmod o= {} +
}

switch_to_state() {
  offer_assets "$id" || fail 'The assets of the release could not be put in place: see the line above. The release that was served goes on.'
  switched=yes
  [ -z "$before" ] || [ "$before" = "$id" ] || touch "$root/releases/$before.left"
  lead current "states/$(basename "$state")"
  [ "$(readlink "$root/nginx.conf" 2>/dev/null)" = current/nginx.conf ] || lead nginx.conf current/nginx.conf
  rm -f "$root/releases/$id.left"
}

# --- nginx ------------------------------------------------------------------------------------------------------------

is_running() { [ "$(cat "/proc/$(cat "$root/run/nginx.pid" 2>/dev/null)/comm" 2>/dev/null)" = nginx ]; }
emergencies() { grep '\[emerg\]' "$root/logs/error.log" 2>/dev/null || true; }
new_emergencies() { emergencies | tail -n "+$((known + 1))"; }

# the worker processes of nginx that accept connections; a successful reload replaces them
workers() {
  for pid in $(cat "/proc/$1/task/$1/children" 2>/dev/null); do
    grep -qs 'shutting down' "/proc/$pid/cmdline" || say "$pid"
  done
}

# waits until a reload has succeeded or failed: nginx tries a port that is in use for some seconds before it gives up
await_reload() {
  for tenth in $(seq 100); do
    case $(new_emergencies | tail -n 1) in
      '') workers "$master" | grep -qxF -- "$known_workers" || return 0 ;;
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
    serve -s reload -c nginx.conf || fail 'nginx could not be reloaded.'
    # a port that is in use shows only there, and nginx goes on with what it had
    await_reload
    [ -z "$(new_emergencies)" ] || fail "nginx cannot use the new port, and goes on as before: $(new_emergencies | head -n 1)"
    say 'nginx reads it.'
  elif said=$(serve -c nginx.conf 2>&1); then
    say 'nginx has started.'
  else
    # nothing was served, so there is nothing to go back to
    settled=yes
    fail "$said
The release is in place; start nginx with: $serve_text"
  fi
}

# releases that were left more than a week ago, assets that are in no release any more (nothing but the pool links to them), other sites and
# states
forget_old() {
  find "$root/releases" -maxdepth 1 -name '*.left' -mtime "+$((kept_days - 1))" | while read -r mark; do
    old=$(basename "$mark" .left)
    [ "$old" = "$(cat "$state/former.id")" ] || rm -rf "${root:?}/releases/$old" "$mark"
  done
  find "$root/assets" -type f -links 1 -exec rm -f {} \;
  # without a reload nginx may still use any of the earlier states
  [ -n "$start" ] || return 0
  # nginx may be sending a file of the site before
  find "$root/sites" -mindepth 1 -maxdepth 1 ! -name "$site_id" ! -name "${site_before:-none}" -exec rm -rf {} +
  find "$root/states" -mindepth 1 -maxdepth 1 ! -path "$state" -exec rm -rf {} +
}

# --- all of it --------------------------------------------------------------------------------------------------------

case $mode in
  install)
    check_release
    id=$(sed -n 's/^  "version": "\([^"]*\)".*/\1/p' "$release/release.json")-$(sha256sum <"$release/SHA256SUMS" | cut -c 1-12)
    [ -n "$site$site_before" ] || fail 'The first time, say which site is served: --site FOLDER.'
    ;;
  reload)
    id=$before
    [ -n "$site_before" ] || fail "There is no site in $root: install a release with --site first."
    if [ -z "$site" ]; then
      site=$(cat "$root/current/site.folder")
      if [ ! -d "$site" ]; then
        say "$site does not exist any more. The installed site is used."
        site=''
      fi
    fi
    ;;
  rollback)
    id=$former
    [ -n "$id" ] && [ -d "$root/releases/$id" ] || fail "There is no release before the current one in $root."
    grep -q '@SITE@' "$root/releases/$id/nginx.conf" || fail "$id has no sites. Unpack its archive and run its own install.sh."
    ;;
esac
[ -z "$start" ] || command -v nginx >/dev/null || fail 'There is no nginx on this host. Install it, or use --no-start.'
if [ -n "$site" ]; then
  place_site
else
  site_id=$site_before
  site=$(cat "$root/current/site.folder")
fi
read_settings
[ -z "$certificate" ] || [ "$mode" = rollback ] || check_certificate
if [ -n "$start$only_check" ]; then
  check_port "$port" port
  check_port "$status_port" statusPort
fi
[ "$mode" != install ] || place_release
prepare_logs
make_state
if [ -n "$only_check" ]; then
  say "$id can be installed with this site."
  exit 0
fi
if [ -n "$foreground" ]; then
  ln -sf /dev/stdout "$root/logs/access.log"
  ln -sf /dev/stderr "$root/logs/error.log"
fi
switch_to_state
if [ -n "$foreground" ]; then
  settled=yes
  forget_old
  exec nginx -p "$root" -e logs/error.log -c nginx.conf -g 'daemon off;' 9>&-
fi
[ -z "$start" ] || start_nginx
settled=yes
forget_old
if [ "$mode" = reload ]; then say "$id is served with the site of $site."
elif [ -n "$before" ] && [ "$before" != "$id" ]; then say "$id is in place of $before."
else say "$id is in place."; fi
