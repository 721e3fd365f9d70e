import type { Card } from "./card.ts";
import type { RequestContext } from "./request-context.ts";

export async function answerCard(request: RequestContext, card: Card): Promise<Response> {
	const picture = await request.drawCard(card);
	return new Response(Uint8Array.from(picture), { headers: { "content-type": "image/png" } });
}
