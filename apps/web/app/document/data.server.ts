import { DocumentReceipt, OwnDocuments } from "@uchit/contract/document.ts";
import * as z from "zod";
import { callAsVisitor, visitorCall } from "#app/platform/backend/visitor-call.server.ts";
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

export const listOwnDocuments = visitorCall(() => ["GET", "/v1/me/documents", OwnDocuments]);

export const withdrawDocument = visitorCall((id: string) => [
	"DELETE",
	`/v1/me/documents/${encodeURIComponent(id)}`,
	z.undefined(),
]);
