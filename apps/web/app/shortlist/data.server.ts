import { ShortlistAlertStopped } from "@uchit/contract/account.ts";
import { sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** `unknown` if the link is not ours, or its account was deleted. */
export async function stopLetters(
	request: RequestContext,
	link: string,
	visitorAddress: string,
): Promise<"done" | "unknown" | "away"> {
	const path = "/v1/me/shortlist/alert/stop";
	const sent = await sendToBackend(request, path, { body: { link }, schema: ShortlistAlertStopped, visitorAddress });
	if (sent.kind === "taken") return "done";
	return sent.kind === "refused" ? "unknown" : "away";
}
