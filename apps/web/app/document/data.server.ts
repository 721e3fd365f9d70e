import { DocumentReceipt, OwnDocuments } from "@uchit/contract/document.ts";
import * as z from "zod";
import { callAsVisitor } from "#app/platform/backend/visitor-call.server.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";

/** Ten megabytes sent, encrypted and stored, on a busy machine too. */
const SENDING_LIMIT_MS = 30_000;

type DocumentUpload = { slug: string; form: FormData; visitorAddress: string };

export function sendDocument(
	request: RequestContext,
	visitor: SignedIn,
	{ slug, form, visitorAddress }: DocumentUpload,
) {
	const path = `/v1/colleges/${encodeURIComponent(slug)}/documents`;
	const call = { method: "POST", path, body: form, timeoutMs: SENDING_LIMIT_MS, visitorAddress } as const;
	return callAsVisitor(request, visitor, { ...call, schema: DocumentReceipt });
}

export function listOwnDocuments(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/documents", schema: OwnDocuments });
}

export function withdrawDocument(request: RequestContext, visitor: SignedIn, id: string) {
	const path = `/v1/me/documents/${encodeURIComponent(id)}`;
	return callAsVisitor(request, visitor, { method: "DELETE", path, schema: z.undefined() });
}
