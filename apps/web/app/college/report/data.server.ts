import { type NewReport, Report, ReportReceipt } from "@uchit/contract/report.ts";
import { getFromBackend, sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

export function sendReport(request: RequestContext, report: NewReport, visitorAddress: string) {
	return sendToBackend(request, "/v1/reports", { body: report, schema: ReportReceipt, visitorAddress });
}

/** Undefined for an unknown token. */
export function getReport(request: RequestContext, token: string): Promise<Report | undefined> {
	return getFromBackend(request, `/v1/reports/${encodeURIComponent(token)}`, Report);
}
