import { data, redirect } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { isNotConfirmed, redirectToSignIn, type VisitorReply } from "#app/platform/backend/visitor-call.server.ts";
import { LANGUAGES, languageOf } from "#app/platform/i18n/language.ts";
import type { SignedIn } from "#app/platform/request-context.ts";
import {
	type PostedForm,
	STATUS_OF,
	sendCodeFromForm,
	textOf,
	verifyCodeFromForm,
} from "#app/shell/code/code-steps.server.ts";
import {
	addContact,
	changeMe,
	checkRecentSignIn,
	endSessions,
	removeContact,
	setShortlistAlert,
} from "./data.server.ts";
import { toConsents } from "./registration.server.ts";
import { ACCOUNT_PROBLEMS, type AccountAnswer, type AccountChange, type AccountProblem } from "./view.ts";

export async function handleAccountForm(posted: PostedForm, visitor: SignedIn) {
	const { site, form } = posted;
	const id = textOf(form, "id");
	switch (textOf(form, "intent")) {
		case "details":
			return changeDetails(posted, visitor);
		case "send":
			return handleNewContact(posted, visitor);
		case "verify":
			return handleCode(posted, visitor);
		case "remove-contact":
			return toAccountResponse(posted, await removeContact(site, visitor, id), ["contact-removed", "gone"]);
		case "end-session":
			return toAccountResponse(posted, await endSessions(site, visitor, id), ["session-ended", "gone"]);
		case "letters-on":
			return enableShortlistAlert(posted, visitor);
		case "letters-off":
			return toAccountResponse(posted, await setShortlistAlert(site, visitor, { isOn: false }), [
				"letters-off",
				"gone",
			]);
		case "sign-out-everywhere":
			return signOutEverywhere(posted, visitor);
		default:
			return answer({ kind: "problem", problem: "gone" }, 400);
	}
}

async function changeDetails(posted: PostedForm, visitor: SignedIn) {
	const { site, form } = posted;
	const name = textOf(form, "name");
	const language = LANGUAGES.find((known) => known === form.get("language"));
	const changed = await changeMe(site, visitor, { name, ...(language !== undefined && { language }) });
	return toAccountResponse(posted, changed, ["details", "name"]);
}

async function handleNewContact(posted: PostedForm, visitor: SignedIn) {
	// Checked first: without a recent sign-in the code could not be used.
	const confirmed = await checkRecentSignIn(posted.site, visitor);
	if (confirmed.kind === "signed-out" || confirmed.kind === "refused") return redirectToSignIn(posted.url);
	const sending = await sendCodeFromForm(posted, "add-contact");
	if (sending.kind === "sent") return answer({ kind: "code", sent: sending.sent }, 200);
	if (sending.kind === "too-soon") return answer({ ...sending, kind: "code" }, STATUS_OF[sending.kind]);
	return answer(sending, STATUS_OF[sending.problem.kind]);
}

async function handleCode(posted: PostedForm, visitor: SignedIn) {
	const trying = await verifyCodeFromForm(posted, "add-contact");
	if (trying.kind === "no-contact") return answer({ kind: "problem", problem: "gone" }, 400);
	if (trying.kind === "not-right") {
		const { problem, sent } = trying;
		return answer({ kind: "code", sent, problem }, STATUS_OF[problem.kind]);
	}
	const added = await addContact(posted.site, visitor, trying.token);
	return toAccountResponse(posted, added, ["contact-added", "gone"]);
}

/** Needs the ticked box: pressing the button alone is no consent. */
async function enableShortlistAlert(posted: PostedForm, visitor: SignedIn) {
	const { site, form, url } = posted;
	const ticked = form.getAll("consent").filter((value) => value === "alerts");
	const [consent] = await toConsents(ticked.map(String), languageOf(url.pathname));
	if (consent === undefined) return answer({ kind: "problem", problem: "letters" }, 400);
	const { purpose: _purpose, recipient: _recipient, ...notice } = consent;
	const turned = await setShortlistAlert(site, visitor, { isOn: true, notice });
	return toAccountResponse(posted, turned, ["letters-on", "letters"]);
}

async function signOutEverywhere(posted: PostedForm, visitor: SignedIn) {
	const ended = await endSessions(posted.site, visitor);
	if (ended.kind === "away" || ended.kind === "refused") return answer({ kind: "problem", problem: "away" }, 503);
	return redirect(pathsIn(languageOf(posted.url.pathname)).home, 303);
}

function toAccountResponse(
	{ url }: PostedForm,
	reply: VisitorReply<unknown>,
	[change, problem]: readonly [AccountChange, AccountProblem],
) {
	switch (reply.kind) {
		case "done":
			return redirect(pathsIn(languageOf(url.pathname)).account(change), 303);
		case "signed-out":
			return redirectToSignIn(url);
		case "refused":
			if (isNotConfirmed(reply)) return redirectToSignIn(url);
			return answer(
				{ kind: "problem", problem: ACCOUNT_PROBLEMS.find((known) => known === reply.code) ?? problem },
				reply.status,
			);
		case "away":
			return answer({ kind: "problem", problem: "away" }, 503);
	}
}

function answer(result: AccountAnswer, status: number) {
	return data(result, { status });
}
