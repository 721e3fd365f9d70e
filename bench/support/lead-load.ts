import { paced } from "#bench/support/http.ts";
import { makeQuestion, sendLead } from "#scripts/faults/leads.ts";

type Backend = { port: number; key: string };
/** `failures`: of each lead that was not acknowledged the status or the error. */
type Measured = { times: number[]; ids: string[]; failures: string[] };

export async function measureLeads(
	backend: Backend,
	{ perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Measured> {
	const mark = `${Date.now().toString(36)}-${perSecond}`;
	const ids: string[] = [];
	const failures: string[] = [];
	const count = perSecond * seconds;
	const times = await paced({ perSecond, count }, async (number) => {
		const answer = await sendLead(backend, makeQuestion(mark, number)).catch(String);
		if (typeof answer === "object" && answer.id !== undefined) return void ids.push(answer.id);
		failures.push(typeof answer === "object" ? String(answer.status) : answer);
	});
	return { times, ids, failures };
}

/** Like "72 (503: 70, TimeoutError: 2)". */
export function formatFailures(failures: readonly string[]): string {
	const counts = Object.entries(Object.groupBy(failures, (failure) => failure)).map(
		([failure, same = []]) => `${failure}: ${same.length}`,
	);
	return counts.length === 0 ? "0" : `${failures.length} (${counts.join(", ")})`;
}
