import { randomBytes } from "node:crypto";
import type { NewReport, Report, ReportReceipt } from "@uchit/contract/report.ts";
import { eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { reports } from "#backend/db/schema/report.ts";

const TOKEN_BYTES = 16;

/** Stores a report; undefined for an unknown slug. It is on disk when this returns. */
export async function addReport(db: Database, report: NewReport): Promise<ReportReceipt | undefined> {
	const { college: slug, fact, about, message, evidence } = report;
	const [college] = await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.slug, slug));
	if (college === undefined) return undefined;
	const token = randomBytes(TOKEN_BYTES).toString("base64url");
	const [row] = await db
		.insert(reports)
		.values({ token, collegeId: college.id, fact, about, message, evidence })
		.returning({ number: reports.id });
	return row && { number: row.number, token };
}

export async function getReport(db: Database, token: string): Promise<Report | undefined> {
	const [row] = await db
		.select({ report: reports, slug: colleges.slug, name: colleges.name })
		.from(reports)
		.innerJoin(colleges, eq(colleges.id, reports.collegeId))
		.where(eq(reports.token, token));
	if (row === undefined) return undefined;
	const { report, slug, name } = row;
	return {
		number: report.id,
		college: { slug, name },
		fact: report.fact,
		message: report.message,
		status: report.status,
		outcome: report.outcome ?? undefined,
		createdAt: report.createdAt.toISOString(),
		decidedAt: report.decidedAt?.toISOString(),
	};
}
