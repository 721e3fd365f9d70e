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
import { visitorCall } from "#app/platform/backend/visitor-call.server.ts";

const Sessions = z.object({ sessions: z.array(SignedInSession) });
const Contacts = Me.pick({ contacts: true });
const AccountExport = z.record(z.string(), z.unknown());
const EmptyBody = z.undefined();

export const getMe = visitorCall(() => ["GET", "/v1/me", Me]);
export const changeMe = visitorCall((change: z.input<typeof MeChange>) => ["PATCH", "/v1/me", Me, change]);

export const listSessions = visitorCall(() => ["GET", "/v1/me/sessions", Sessions]);
/** Ends one session; without an id, all of them including the current one. */
export const endSessions = visitorCall((id?: string) => [
	"DELETE",
	id === undefined ? "/v1/me/sessions" : `/v1/me/sessions/${encodeURIComponent(id)}`,
	EmptyBody,
]);

/** Succeeds if the visitor has signed in recently, which changing contacts requires. */
export const checkRecentSignIn = visitorCall(() => ["GET", "/v1/me/confirmed", EmptyBody]);
/** `token` comes from a code that was sent for adding a contact. */
export const addContact = visitorCall((token: string) => ["POST", "/v1/me/contacts", Contacts, { token }]);
export const removeContact = visitorCall((id: string) => [
	"DELETE",
	`/v1/me/contacts/${encodeURIComponent(id)}`,
	Contacts,
]);

export const getShortlist = visitorCall(() => ["GET", "/v1/me/shortlist", Shortlist]);
/** The newest change of each college wins; colleges not named stay. The backend validates the entries. */
export const mergeShortlist = visitorCall((entries: unknown) => ["PUT", "/v1/me/shortlist", Shortlist, { entries }]);

export const getApplications = visitorCall(() => ["GET", "/v1/me/applications", Applications]);
/** The newest change of each form wins; forms not named stay. The backend validates the entries. */
export const mergeApplications = visitorCall((entries: unknown) => [
	"PUT",
	"/v1/me/applications",
	Applications,
	{ entries },
]);
export const removeApplications = visitorCall(() => ["DELETE", "/v1/me/applications", EmptyBody]);

export const getShortlistAlert = visitorCall(() => ["GET", "/v1/me/shortlist/alert", ShortlistAlert]);
export const setShortlistAlert = visitorCall((alert: ShortlistAlertRequest) => [
	"PUT",
	"/v1/me/shortlist/alert",
	ShortlistAlert,
	alert,
]);

export const getExamAlerts = visitorCall(() => ["GET", "/v1/me/exam-alerts", ExamAlerts]);
export const setExamAlert = visitorCall((alert: ExamAlertRequest) => ["PUT", "/v1/me/exam-alerts", ExamAlerts, alert]);

export const exportMe = visitorCall(() => ["GET", "/v1/me/export", AccountExport]);
export const deleteMe = visitorCall((reviews: "keep" | "remove") => ["DELETE", `/v1/me?reviews=${reviews}`, Deleted]);
