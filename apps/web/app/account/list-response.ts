import type { VisitorReply } from "#app/platform/backend/visitor-call.server.ts";

export const SIGNED_OUT = { kind: "signed-out" } as const;

export function toListResponse(reply: VisitorReply<unknown>): Response {
	switch (reply.kind) {
		case "done":
			return Response.json(reply.value ?? {});
		case "signed-out":
			return Response.json({ message: "Nobody is signed in." }, { status: 401 });
		case "refused":
			return Response.json({ errors: reply.errors }, { status: reply.status });
		case "away":
			return Response.json({ message: "The list cannot be kept now." }, { status: 503 });
	}
}
