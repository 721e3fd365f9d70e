import { type NewReport, Report, ReportReceipt } from "@uchit/contract/report.ts";
import type { RequestContext } from "#app/request-context.ts";
import { getFromBackend, sendToBackend } from "./backend.server.ts";

/** Hands the report of the visitor at this address to the backend, which keeps it. */
export function sendReport(request: RequestContext, report: NewReport, visitorAddress: string) {
	return sendToBackend(request, "/v1/reports", { body: report, schema: ReportReceipt, visitorAddress });
}

/** A report and what became of it; undefined when there is none with this token. */
export function getReport(request: RequestContext, token: string): Promise<Report | undefined> {
	return getFromBackend(request, `/v1/reports/${encodeURIComponent(token)}`, Report);
}
