import { paced } from "#bench/support/http.ts";
import { makeQuestion, sendLead } from "#scripts/faults/leads.ts";

type Backend = { port: number; key: string };
type Measured = { times: number[]; ids: string[]; failed: number };

export async function measureLeads(
	backend: Backend,
	{ perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Measured> {
	const mark = `${Date.now().toString(36)}-${perSecond}`;
	const ids: string[] = [];
	const count = perSecond * seconds;
	const times = await paced({ perSecond, count }, async (number) => {
		const answer = await sendLead(backend, makeQuestion(mark, number)).catch(() => undefined);
		if (answer?.id !== undefined) ids.push(answer.id);
	});
	return { times, ids, failed: count - ids.length };
}
