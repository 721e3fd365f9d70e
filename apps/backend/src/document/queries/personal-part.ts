import type { PersonalPart } from "#backend/personal/queries/personal-part.ts";
import { exportDocuments } from "./documents.ts";

export const documentPersonalPart: PersonalPart = {
	exportOf: async (db, _keys, visitorId) => ({ documents: await exportDocuments(db, visitorId) }),
};
