import { ExamAlertRequest, ExamAlerts } from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountParts } from "#backend/account/parts.ts";
import { followExam, getExamAlerts, unfollowExam } from "#backend/account/queries/exam-alerts.ts";
import { Conflict, NotFound } from "#backend/errors.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { requireVisitor } from "./visitor.ts";

export const meExamAlertRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, now } = parts;

	app.get("/me/exam-alerts", {
		schema: {
			summary: "The exams about which the visitor gets letters",
			tags: ["me"],
			response: { 200: ExamAlerts, ...problemReplies(401, 503) },
		},
		handler: async (request) => getExamAlerts(db, (await requireVisitor(request, parts)).visitor),
	});

	app.put("/me/exam-alerts", {
		schema: {
			summary: "Follow an exam by e-mail, or no more",
			description:
				"At most one letter a day, to the first e-mail address, when editors changed a date or a rule since.",
			tags: ["me"],
			body: ExamAlertRequest,
			response: { 200: ExamAlerts, ...problemReplies(400, 401, 404, 409, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			const requested = request.body;
			const { exam } = requested;
			if (!requested.isOn) await unfollowExam(db, { visitor, exam, now: now() });
			else {
				const { hasEmail, needsGuardian } = await getExamAlerts(db, visitor);
				if (needsGuardian)
					throw new Conflict("needs-guardian", "Under 18 a parent or guardian has to agree to these letters.");
				if (!hasEmail) throw new Conflict("no-email", "The account has no e-mail address to write to.");
				const isFound = await followExam(db, { visitor, exam, notice: requested.notice, now: now() });
				if (!isFound) throw new NotFound("No exam has this slug.");
			}
			return getExamAlerts(db, visitor);
		},
	});
};
