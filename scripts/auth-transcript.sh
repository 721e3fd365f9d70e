#!/bin/sh
# The whole wire of the sign-in service (spec 7 and 8) with curl, against a running site, printed as it goes:
#
#   CODE_FROM=site.log sh scripts/auth-transcript.sh
#
# CODE_FROM: where the code can be read that is "sent" to CONTACT: a file that the output of `npm start` goes to, or the address
# of a gateway that shows what it was given. BASE_URL and BACKEND_URL: where the site and the backend stand. An answer that is a
# failure of ours (5xx) makes this fail.
set -eu

BASE_URL=${BASE_URL:-http://127.0.0.1:3000}
BACKEND_URL=${BACKEND_URL:-http://127.0.0.1:4000}
CONTACT=${CONTACT:-+9198$(date +%s | tail -c 9)}
: "${CODE_FROM:?a file or an address where the code can be read}"
AUTH=$BASE_URL/api/auth
JAR=$(mktemp)
STATUSES=$(mktemp)
trap 'rm -f "$JAR" "$STATUSES"' EXIT

# Says what is done, does it with the cookies of one browser, and shows status, the headers that matter, and the body.
ask() {
	printf '\n# %s\n' "$1"
	shift
	printf '$ curl'
	for word in "$@"; do printf " '%s'" "$word"; done | shorten
	printf '\n'
	curl --silent --show-error --include --cookie "$JAR" --cookie-jar "$JAR" "$@" | tr -d '\r' | awk -v statuses="$STATUSES" '
		NR == 1 { print $2 >> statuses }
		head && /^$/ { head = 0; next }
		NR == 1 || /^HTTP/ { head = 1 }
		!head || /^HTTP|^[Ll]ocation|^[Ss]et-[Cc]ookie|^[Cc]ache-[Cc]ontrol|^[Rr]etry-[Aa]fter|^[Aa]llow/ { print }
	' | shorten
	printf '\n'
}

# Secrets are long; what is long enough to be one is cut.
shorten() {
	sed -E 's/[A-Za-z0-9_%.-]{60,}/…/g'
}

csrf() {
	curl --silent --cookie "$JAR" --cookie-jar "$JAR" "$AUTH/csrf" | sed -E 's/.*"csrfToken":"([^"]+)".*/\1/'
}

read_code() {
	case $CODE_FROM in
	http*) curl --silent "$CODE_FROM" ;;
	*) cat "$CODE_FROM" ;;
	esac | grep -oE '"code":"[0-9]{6}"' | tail -n 1 | grep -oE '[0-9]{6}'
}

echo "The sign-in service at $AUTH"

ask "Nobody is signed in: an empty object, which the library's client gives as null. No cookie is set." "$AUTH/session"
ask "The ways to sign in" "$AUTH/providers"
ask "The token for forms, with its cookie" "$AUTH/csrf"
ask "Behind https every cookie is bound to this host" --cookie '' --header 'x-forwarded-proto: https' "$AUTH/csrf"
ask "A page that needs a session sends people here" "$AUTH/signin?error=SessionRequired&callbackUrl=/account"
ask "Where the client goes when the provider list cannot be loaded" "$AUTH/error"
ask "A provider outside the list" --data "csrfToken=$(csrf)&callbackUrl=/account&json=true" "$AUTH/signin/nobody"

printf '\n# Somebody registers at the backend, and a code is sent to them\n'
consent='{"purpose":"account","recipient":"site","noticeVersion":"2026-11-21","language":"en"}'
contact="{\"kind\":\"phone\",\"value\":\"$CONTACT\"}"
post_json() { curl --silent --show-error --header 'content-type: application/json' --data "$2" "$BACKEND_URL$1" && echo; }
post_json /v1/User/Register "{\"name\":\"Asha Rao\",\"contact\":$contact,\"ageBand\":\"18-or-over\",\"language\":\"en\",\"consents\":[$consent]}"
post_json /v1/otp/send "{\"contact\":$contact}"
sleep 3

TOKEN=$(csrf)
encoded=$(printf %s "$CONTACT" | sed 's/+/%2B/')
ask "A wrong code: the error is in the url of the answer" --data "csrfToken=$TOKEN&callbackUrl=/account&json=true&contact=$encoded&code=000000" "$AUTH/callback/otp"
ask "The right code, without the token for forms: nothing happens" --data "callbackUrl=/account&json=true&contact=$encoded&code=$(read_code)" "$AUTH/callback/otp"
ask "The right code, from another site: refused" --header 'sec-fetch-site: cross-site' --data "csrfToken=$TOKEN&json=true&contact=$encoded&code=$(read_code)" "$AUTH/callback/otp"
ask "The right code" --data "csrfToken=$TOKEN&callbackUrl=/account&json=true&contact=$encoded&code=$(read_code)" "$AUTH/callback/otp"
ask "The same code again" --data "csrfToken=$TOKEN&callbackUrl=/account&json=true&contact=$encoded&code=$(read_code)" "$AUTH/callback/otp"
ask "The session" "$AUTH/session"
ask "An update: name and language change, what is forged does not" --header 'content-type: application/json' --data "{\"csrfToken\":\"$TOKEN\",\"data\":{\"name\":\"Asha K\",\"language\":\"hi\",\"id\":\"forged\",\"sub\":\"forged\"}}" "$AUTH/session"
ask "An update without the token for forms" --header 'content-type: application/json' --data '{"data":{"name":"Mallory"}}' "$AUTH/session"

ask "A link by e-mail is asked for alike for every address" --data "csrfToken=$TOKEN&callbackUrl=/account&json=true&email=nobody@example.org" "$AUTH/signin/email"
ask "A link that is none" "$AUTH/callback/email?token=none&email=nobody@example.org&callbackUrl=https://evil.example"
ask "Which leads on to" "$AUTH/error?error=Verification"

for address in 'javascript:alert(1)' 'data:text/html,x' '//evil.example' '/%09/evil.example' '%2F%2Fevil.example' 'http://localhost:99999/'; do
	ask "An odd address to come back to: $address" "$AUTH/signin?callbackUrl=$address"
done
ask "The address of codes, opened in a browser" "$AUTH/callback/otp?error=anything"
ask "A form with an odd address" --data "csrfToken=$TOKEN&callbackUrl=javascript:alert(1)&json=true" "$AUTH/callback/otp"

ask "What went wrong in a browser, as a form" --data 'level=error&code=CLIENT_FETCH_ERROR&message=Failed to fetch' "$AUTH/_log"
ask "… and as a beacon" --header 'content-type: text/plain' --data 'level=error&code=CLIENT_SESSION_ERROR&message=x' "$AUTH/_log"
ask "… and what is no report" --data 'message=x' "$AUTH/_log"
ask "Another method" --request DELETE "$AUTH/session"
ask "No such action" "$AUTH/nothing"

ask "Signing out" --data "csrfToken=$TOKEN&callbackUrl=/&json=true" "$AUTH/signout"
ask "Nobody is signed in again" "$AUTH/session"

failed=$(grep -c '^5' "$STATUSES" || true)
echo "$(wc -l <"$STATUSES" | tr -d ' ') answers, $failed of them a failure of ours (5xx)."
[ "$failed" -eq 0 ]
