#!/bin/sh
# The whole wire of the sign-in service (spec 7 and 8) with curl, against a running site, printed as it goes: somebody makes an
# account, signs in, changes it, and signs out.
#
#   CODE_FROM=site.log sh scripts/auth-transcript.sh
#
# CODE_FROM: where the code can be read that is "sent" to CONTACT: a file that the output of `npm start` goes to, or the address
# of a gateway that shows what it was given. BASE_URL and BACKEND_URL: where the site and the backend stand. The first answer that is
# not as this says ends it with 1.
set -eu

BASE_URL=${BASE_URL:-http://127.0.0.1:3000}
BACKEND_URL=${BACKEND_URL:-http://127.0.0.1:4000}
CONTACT=${CONTACT:-+9198$(date +%s | tail -c 9)}
: "${CODE_FROM:?a file or an address where the code can be read}"
AUTH=$BASE_URL/api/auth
JAR=$(mktemp)
ANSWER=$(mktemp)
trap 'rm -f "$JAR" "$ANSWER"' EXIT

# Says what is done, does it with the cookies of one browser, shows status, the headers that matter, and the body, and ends all
# where the status is another one or the pattern is not in the answer.
ask() {
	status=$1 pattern=$2 title=$3
	shift 3
	printf '\n# %s\n$ curl' "$title"
	for word in "$@"; do printf " '%s'" "$word"; done | shorten
	printf '\n'
	curl --silent --show-error --include --cookie "$JAR" --cookie-jar "$JAR" "$@" | tr -d '\r' >"$ANSWER"
	awk '
		head && /^$/ { head = 0; next }
		NR == 1 || /^HTTP/ { head = 1 }
		!head || /^HTTP|^[Ll]ocation|^[Ss]et-[Cc]ookie|^[Cc]ache-[Cc]ontrol|^[Rr]etry-[Aa]fter|^[Aa]llow/ { print }
	' "$ANSWER" | shorten
	printf '\n'
	[ "$(awk 'NR == 1 { print $2 }' "$ANSWER")" = "$status" ] || fail "$title: expected the status $status."
	grep -qE -- "$pattern" "$ANSWER" || fail "$title: expected $pattern."
}

fail() {
	echo "$1" >&2
	exit 1
}

# Secrets are long; what is long enough to be one is cut.
shorten() {
	sed -E 's/[A-Za-z0-9_%.-]{60,}/…/g'
}

# A value of the last answer.
value_of() {
	sed -nE "s/.*\"$1\":\"([^\"]+)\".*/\\1/p" "$ANSWER"
}

json() {
	ask "$1" "$2" "$3" --header 'content-type: application/json' --data "$5" "$BACKEND_URL$4"
}

# The last code that was sent to CONTACT: of a log, of a gateway's list of messages.
read_code() {
	for _ in 1 2 3 4 5 6 7 8 9 10; do
		code=$(read_sent | sed 's/},/},\n/g' | grep -F "$CONTACT" | grep -oE '(^|[^0-9])[0-9]{6}([^0-9]|$)' | grep -oE '[0-9]{6}' | tail -n 1 || true)
		[ -n "$code" ] && break
		sleep 1
	done
	[ -n "$code" ] || fail "No code for $CONTACT in $CODE_FROM."
	echo "$code"
}

read_sent() {
	case $CODE_FROM in
	http*) curl --silent "$CODE_FROM" ;;
	*) cat "$CODE_FROM" ;;
	esac
}

NOBODY='^\{\}$'

echo "The sign-in service at $AUTH"

ask 200 "$NOBODY" "Nobody is signed in: an empty object, which the library's client gives as null. No cookie is set." "$AUTH/session"
ask 200 '"otp":' "The ways to sign in" "$AUTH/providers"
ask 200 '"csrfToken":"' "Behind https every cookie is bound to this host" --cookie '' --header 'x-forwarded-proto: https' "$AUTH/csrf"
ask 302 '^[Ll]ocation: .*/login\?error=SessionRequired' "A page that needs a session sends people here" "$AUTH/signin?error=SessionRequired&callbackUrl=/account"
ask 302 '^[Ll]ocation: .*/login\?error=' "Where the client goes when the provider list cannot be loaded" "$AUTH/error"
ask 200 '"csrfToken":"' "The token for forms, with its cookie" "$AUTH/csrf"
TOKEN=$(value_of csrfToken)
FORM="csrfToken=$TOKEN&callbackUrl=/account&json=true"
ask 200 '"url":' "A provider outside the list" --data "$FORM" "$AUTH/signin/nobody"

consent='{"purpose":"account","recipient":"site","noticeVersion":"2026-11-21","language":"en"}'
contact="{\"kind\":\"phone\",\"value\":\"$CONTACT\"}"
person="\"name\":\"Asha Rao\",\"contact\":$contact,\"ageBand\":\"18-or-over\",\"language\":\"en\",\"consents\":[$consent]"
json 201 '' "Somebody registers without a code: that fills the form in for later, and makes no account" /v1/User/Register "{$person}"
json 200 '"sentTo":' "A code is sent to them" /v1/otp/send "{\"contact\":$contact}"
encoded=$(printf %s "$CONTACT" | sed 's/+/%2B/')
ask 401 'error=' "A wrong code: the error is in the url of the answer" --data "$FORM&contact=$encoded&code=000000" "$AUTH/callback/otp"
json 200 '"token":"' "The right code, shown to the backend: a token, which is good for ten minutes" /v1/otp/verify "{\"contact\":$contact,\"purpose\":\"sign-in\",\"code\":\"$(read_code)\"}"
PROOF=$(value_of token)
json 201 '"id":"' "They register with it: the account is made" /v1/User/Register "{$person,\"token\":\"$PROOF\"}"

ask 200 '/signin\?csrf=true"' "The token, without the one for forms: nothing happens" --data "callbackUrl=/account&json=true&token=$PROOF" "$AUTH/callback/otp"
ask 403 '' "The token, from another site: refused" --header 'sec-fetch-site: cross-site' --data "$FORM&token=$PROOF" "$AUTH/callback/otp"
ask 200 "$NOBODY" "Nobody is signed in yet" "$AUTH/session"
ask 200 '"url":"[^"]*/account"' "The token: they are signed in" --data "$FORM&token=$PROOF" "$AUTH/callback/otp"
ask 200 '"name":"Asha Rao"' "The session" "$AUTH/session"
ask 401 'error=' "The same token again" --data "$FORM&token=$PROOF" "$AUTH/callback/otp"
ask 200 '"name":"Asha K","language":"hi"' "An update: name and language change, what is forged does not" --header 'content-type: application/json' --data "{\"csrfToken\":\"$TOKEN\",\"data\":{\"name\":\"Asha K\",\"language\":\"hi\",\"id\":\"forged\",\"sub\":\"forged\"}}" "$AUTH/session"
ask 400 "$NOBODY" "An update without the token for forms" --header 'content-type: application/json' --data '{"data":{"name":"Mallory"}}' "$AUTH/session"
ask 200 '"name":"Asha K"' "It changed nothing" "$AUTH/session"

ask 200 'verify-request\?provider=email' "A link by e-mail is asked for alike for every address" --data "$FORM&email=nobody@example.org" "$AUTH/signin/email"
ask 302 '^[Ll]ocation: [^ ]*/login\?link=none' "A link that is none: the page asks before it is used" "$AUTH/callback/email?token=none&email=nobody@example.org&callbackUrl=https://evil.example"
ask 302 '^[Ll]ocation: .*/login\?error=Verification' "Where a link that cannot be used ends" "$AUTH/error?error=Verification"

for address in 'javascript:alert(1)' 'data:text/html,x' '//evil.example' '/%09/evil.example' '%2F%2Fevil.example' 'http://localhost:99999/'; do
	ask 302 '^[Ll]ocation: [^ ]*/login(\?error=InvalidCallbackUrl)?$' "An odd address to come back to: $address" "$AUTH/signin?callbackUrl=$address"
done
ask 302 '^[Ll]ocation: .*/login\?error=anything' "The address of codes, opened in a browser" "$AUTH/callback/otp?error=anything"
ask 400 'error=InvalidCallbackUrl' "A form with an odd address" --data "csrfToken=$TOKEN&callbackUrl=javascript:alert(1)&json=true" "$AUTH/callback/otp"

ask 200 '' "What went wrong in a browser, as a form" --data 'level=error&code=CLIENT_FETCH_ERROR&message=Failed to fetch' "$AUTH/_log"
ask 200 '' "… and as a beacon" --header 'content-type: text/plain' --data 'level=error&code=CLIENT_SESSION_ERROR&message=x' "$AUTH/_log"
ask 400 '' "… and what is no report" --data 'message=x' "$AUTH/_log"
ask 405 '' "Another method" --request DELETE "$AUTH/session"
ask 404 '' "No such action" "$AUTH/nothing"

ask 200 '"url":' "Signing out" --data "csrfToken=$TOKEN&callbackUrl=/&json=true" "$AUTH/signout"
ask 200 "$NOBODY" "Nobody is signed in again" "$AUTH/session"
echo "Signed in and out, and every answer was as it should be."
