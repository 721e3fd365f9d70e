import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { ActionFunctionArgs } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { lookUpName } from "#app/shell/code/otp.server.ts";
import type { OtpHolder } from "#app/shell/session/otp-holder.ts";

export const handle = { personal: true, counted: false, stored: false } satisfies PageHandle;

const MAX_TOKEN_LENGTH = 4_000;

/** `POST /login/lookup`: the name of the holder of the stored login token (spec 4). A failure is only logged. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const { token } = Object(await request.json().catch(() => undefined));
	if (typeof token !== "string" || token === "" || token.length > MAX_TOKEN_LENGTH) return answer({ kind: "refused" });
	const found = await lookUpName(site, token, request.headers.get(VISITOR_ADDRESS_HEADER) ?? "").catch(
		(error: unknown) => {
			site.reportQuietly("the user lookup failed", error);
			return { kind: "away" } as const;
		},
	);
	if (found.kind === "taken") return answer({ kind: "known", name: found.value.name });
	return answer({ kind: found.kind === "refused" ? "refused" : "away" });
}

function answer(holder: OtpHolder): Response {
	return Response.json(holder);
}
