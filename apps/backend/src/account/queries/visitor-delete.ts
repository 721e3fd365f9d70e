import type { Deleted } from "@uchit/contract/account.ts";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { emailLinks, otpBrowsers, otpCodes, otpTokens } from "#backend/db/schema/otp.ts";
import { registrations, visitors } from "#backend/db/schema/visitor.ts";
import type { Personal } from "#backend/personal/keys.ts";
import type { AccountErasure, PersonalPart } from "#backend/personal/queries/personal-part.ts";
import { withdrawAll } from "./consents.ts";
import { listContactRows } from "./visitors.ts";

/**
 * Deletes an account at once, with its data in other modules. Published reviews stay without a name, unless they are to
 * be deleted too. The ledger of consents stays, because it proves what was allowed.
 */
export async function deleteVisitor(
	db: Database,
	personal: Personal,
	{ parts, ...leaving }: AccountErasure & { parts: readonly PersonalPart[] },
): Promise<Deleted> {
	const { id, reviews } = leaving;
	const isRemoving = reviews === "remove";
	await db.transaction(async (tx) => {
		const lookups = (await listContactRows(tx, id)).map(({ lookup }) => lookup);
		for (const { erase } of parts) await erase?.(tx, personal, leaving);
		await withdrawAll(tx, { subject: id, channel: "account", at: personal.now });
		await tx.delete(visitors).where(eq(visitors.id, id));
		for (const table of [otpBrowsers, otpCodes, otpTokens, emailLinks, registrations]) {
			if (lookups.length > 0) await tx.delete(table).where(inArray(table.lookup, lookups));
		}
	});
	return { deleted: [...ALWAYS, ...(isRemoving ? ["reviews"] : [])], kept: isRemoving ? [LEDGER] : [LEDGER, REVIEWS] };
}

const ALWAYS = [
	"name",
	"contacts",
	"guardian",
	"sessions",
	"shortlist",
	"applications",
	"votes",
	"college-claims",
	"documents",
	"requests",
] as const;
const LEDGER = {
	what: "consents",
	why: "The ledger of what you consented to and took back, under a number that names nobody: it is how we can show what we were allowed to do, which the Digital Personal Data Protection Act, 2023 asks of us.",
} as const;
const REVIEWS = {
	what: "reviews",
	why: "Reviews that you published stay for other students. Nothing in our database leads from them to you any more.",
} as const;
