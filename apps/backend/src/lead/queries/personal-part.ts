import type { PersonalPart } from "#backend/personal/queries/personal-part.ts";
import { eraseLeadsOf } from "./own-data.ts";
import { exportLeads, subjectOfVisitor } from "./subject.ts";

export const leadPersonalPart: PersonalPart = {
	exportOf: async (db, keys, visitorId) => ({
		leads: await exportLeads(db, keys, await subjectOfVisitor(db, keys, visitorId)),
	}),
	async erase(tx, { keys, now }, { id }) {
		await eraseLeadsOf(tx, { subject: await subjectOfVisitor(tx, keys, id), channel: "account", now });
	},
};
