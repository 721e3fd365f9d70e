import {
	Deleted,
	type ExamAlertRequest,
	ExamAlerts,
	Me,
	type MeChange,
	Shortlist,
	ShortlistAlert,
	type ShortlistAlertRequest,
	SignedInSession,
} from "@uchit/contract/account.ts";
import { Applications } from "@uchit/contract/application.ts";
import * as z from "zod";
import { callAsVisitor } from "#app/platform/backend/visitor-call.server.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";

const Sessions = z.object({ sessions: z.array(SignedInSession) });
const Contacts = Me.pick({ contacts: true });
const AccountExport = z.record(z.string(), z.unknown());
const EmptyBody = z.undefined();

export function getMe(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me", schema: Me });
}

export function changeMe(request: RequestContext, visitor: SignedIn, change: z.input<typeof MeChange>) {
	return callAsVisitor(request, visitor, { method: "PATCH", path: "/v1/me", body: change, schema: Me });
}

export function listSessions(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/sessions", schema: Sessions });
}

/** Ends one session; without an id, all of them including the current one. */
export function endSessions(request: RequestContext, visitor: SignedIn, id?: string) {
	const path = id === undefined ? "/v1/me/sessions" : `/v1/me/sessions/${encodeURIComponent(id)}`;
	return callAsVisitor(request, visitor, { method: "DELETE", path, schema: EmptyBody });
}

/** Succeeds if the visitor has signed in recently, which changing contacts requires. */
export function checkRecentSignIn(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/confirmed", schema: EmptyBody });
}

/** `token` comes from a code that was sent for adding a contact. */
export function addContact(request: RequestContext, visitor: SignedIn, token: string) {
	return callAsVisitor(request, visitor, {
		method: "POST",
		path: "/v1/me/contacts",
		body: { token },
		schema: Contacts,
	});
}

export function removeContact(request: RequestContext, visitor: SignedIn, id: string) {
	const path = `/v1/me/contacts/${encodeURIComponent(id)}`;
	return callAsVisitor(request, visitor, { method: "DELETE", path, schema: Contacts });
}

export function getShortlist(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/shortlist", schema: Shortlist });
}

/** The newest change of each college wins; colleges not named stay. The backend validates the entries. */
export function mergeShortlist(request: RequestContext, visitor: SignedIn, entries: unknown) {
	return callAsVisitor(request, visitor, {
		method: "PUT",
		path: "/v1/me/shortlist",
		body: { entries },
		schema: Shortlist,
	});
}

export function getApplications(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/applications", schema: Applications });
}

/** The newest change of each form wins; forms not named stay. The backend validates the entries. */
export function mergeApplications(request: RequestContext, visitor: SignedIn, entries: unknown) {
	const body = { entries };
	return callAsVisitor(request, visitor, { method: "PUT", path: "/v1/me/applications", body, schema: Applications });
}

export function removeApplications(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "DELETE", path: "/v1/me/applications", schema: EmptyBody });
}

export function getShortlistAlert(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/shortlist/alert", schema: ShortlistAlert });
}

export function setShortlistAlert(request: RequestContext, visitor: SignedIn, requested: ShortlistAlertRequest) {
	return callAsVisitor(request, visitor, {
		method: "PUT",
		path: "/v1/me/shortlist/alert",
		body: requested,
		schema: ShortlistAlert,
	});
}

export function getExamAlerts(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/exam-alerts", schema: ExamAlerts });
}

export function setExamAlert(request: RequestContext, visitor: SignedIn, requested: ExamAlertRequest) {
	return callAsVisitor(request, visitor, {
		method: "PUT",
		path: "/v1/me/exam-alerts",
		body: requested,
		schema: ExamAlerts,
	});
}

export function exportMe(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/export", schema: AccountExport });
}

export function deleteMe(request: RequestContext, visitor: SignedIn, reviews: "keep" | "remove") {
	return callAsVisitor(request, visitor, { method: "DELETE", path: `/v1/me?reviews=${reviews}`, schema: Deleted });
}
