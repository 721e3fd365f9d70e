import {
	MAX_SHORTLISTED,
	Shortlist,
	ShortlistAlert,
	ShortlistAlertRequest,
	ShortlistAlertStop,
	ShortlistAlertStopped,
} from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readStopLink } from "#backend/account/letters/stop-link.ts";
import type { AccountParts } from "#backend/account/parts.ts";
import { stopExamLetters } from "#backend/account/queries/exam-alerts.ts";
import {
	getAlert,
	turnOffAlerts,
	turnOffAlertsByLink,
	turnOnAlerts,
} from "#backend/account/queries/shortlist-alerts.ts";
import { listShortlist, mergeShortlist } from "#backend/account/queries/shortlists.ts";
import { BadField, Conflict, NotFound } from "#backend/errors.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { requireVisitor } from "./visitor.ts";

export const meShortlistRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, now } = parts;
	const tags = ["me"];

	app.get("/me/shortlist", {
		schema: { summary: "The visitor's colleges", tags, response: { 200: Shortlist, ...problemReplies(401, 503) } },
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			return { entries: await listShortlist(db, visitor.id) };
		},
	});

	app.put("/me/shortlist", {
		schema: {
			summary: "Merge what a device has",
			description: "Of each college the newest change wins; what is not named stays. The answer is the whole list.",
			tags,
			body: Shortlist,
			response: { 200: Shortlist, ...problemReplies(400, 401, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			const entries = await mergeShortlist(db, { visitorId: visitor.id, entries: request.body.entries }, now());
			if (entries === undefined)
				throw new BadField("entries", `a shortlist holds at most ${MAX_SHORTLISTED} colleges`, {
					code: "too-many",
					values: { most: MAX_SHORTLISTED },
				});
			return { entries };
		},
	});
};

const STOPS = { shortlist: turnOffAlertsByLink, exams: stopExamLetters };

export const meShortlistAlertRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, keys, now } = parts;

	app.get("/me/shortlist/alert", {
		schema: {
			summary: "Whether letters about the visitor's colleges are sent",
			tags: ["me"],
			response: { 200: ShortlistAlert, ...problemReplies(401, 503) },
		},
		handler: async (request) => getAlert(db, (await requireVisitor(request, parts)).visitor),
	});

	app.put("/me/shortlist/alert", {
		schema: {
			summary: "Turn letters about the visitor's colleges on or off",
			description:
				"At most one a week, to the first e-mail address, when something changed since the college was saved.",
			tags: ["me"],
			body: ShortlistAlertRequest,
			response: { 200: ShortlistAlert, ...problemReplies(400, 401, 409, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			const requested = request.body;
			if (!requested.isOn) await turnOffAlerts(db, { visitorId: visitor.id, channel: "account", now: now() });
			else {
				const { hasEmail, needsGuardian } = await getAlert(db, visitor);
				if (needsGuardian)
					throw new Conflict("needs-guardian", "Under 18 a parent or guardian has to agree to these letters.");
				if (!hasEmail) throw new Conflict("no-email", "The account has no e-mail address to write to.");
				await turnOnAlerts(db, { visitor, notice: requested.notice, now: now() });
			}
			return getAlert(db, visitor);
		},
	});

	app.post("/me/shortlist/alert/stop", {
		schema: {
			summary: "Stop the letters by the link that stands in each of them",
			tags: ["me"],
			body: ShortlistAlertStop,
			response: { 200: ShortlistAlertStopped, ...problemReplies(400, 404, 503) },
		},
		handler: async (request) => {
			const named = await readStopLink(keys, request.body.link);
			const isStopped = named !== undefined && (await STOPS[named.letters](db, { stopId: named.stopId, now: now() }));
			if (!isStopped) throw new NotFound("This link is not one of ours, or the account is gone.");
			return { stopped: true as const };
		},
	});
};
