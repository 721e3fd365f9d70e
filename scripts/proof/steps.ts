import { type Counts, NO_TESTS, sum } from "#scripts/proof/counts.ts";
import { seconds } from "#scripts/terminal/stopwatch.ts";
import { describeError } from "#scripts/terminal/terminal.ts";

type Log = (line: string) => void;

export type Result<Value> = { counts: Counts; value: Value; note?: string };

export type StepRow = {
	name: string;
	counts: Counts;
	seconds: number;
	note: string | undefined;
	failures: readonly string[];
};

export type Steps = {
	/**
	 * Runs a named step once `needs` are ready and prints its result; its log is printed only on failure. Rejects, after printing and
	 * counting, if it or one of its needs failed.
	 */
	step: <Needs, Value>(
		name: string,
		needs: Promise<Needs>,
		work: (log: Log, needs: Needs) => Promise<Result<Value>>,
	) => Promise<Value>;
	leaveOut: (name: string, note: string) => void;
	total: () => Counts;
	rows: () => readonly StepRow[];
};

/** A step with counted, named failures. Any other error counts as one. */
export class StepFailed extends Error {
	override name = "StepFailed";
	readonly counts: Counts;
	readonly failures: readonly string[];
	constructor(message: string, counts: Counts = { ...NO_TESTS, failed: 1 }, failures: readonly string[] = []) {
		super(message);
		this.counts = counts;
		this.failures = failures;
	}
}

export function startSteps(say: Log): Steps {
	const rows: StepRow[] = [];

	async function take<Needs, Value>(
		name: string,
		needs: Promise<Needs>,
		work: (log: Log, needs: Needs) => Promise<Result<Value>>,
	) {
		const given = await needs.catch((error: unknown) => {
			say(`–  ${name}: left out, because what it needs has failed`);
			throw error;
		});
		const lines: string[] = [];
		const start = performance.now();
		const end = (counts: Counts, { note, failures = [] }: Partial<Pick<StepRow, "note" | "failures">>) =>
			rows.push({ name, counts, seconds: (performance.now() - start) / 1000, note, failures });
		try {
			const { counts, value, note } = await work((line) => lines.push(line), given);
			end(counts, { note });
			say(`✔  ${name} ${seconds(performance.now() - start)}${note === undefined ? "" : ` · ${note}`}`);
			return value;
		} catch (error) {
			const { counts, failures } = error instanceof StepFailed ? error : new StepFailed(describeError(error));
			end(counts, { failures: failures.length > 0 ? failures : [name] });
			say(`✘  ${name} ${seconds(performance.now() - start)}\n${[...lines, describeError(error)].join("\n")}\n`);
			throw error;
		}
	}

	return {
		total: () => sum(rows.map(({ counts }) => counts)),
		rows: () => rows,
		leaveOut: (name, note) => {
			rows.push({ name, counts: NO_TESTS, seconds: 0, note, failures: [] });
			say(`–  ${name}: ${note}`);
		},
		step: (name, needs, work) => {
			const taken = take(name, needs, work);
			// Already reported and counted: only steps that need the value see the rejection.
			taken.catch(() => undefined);
			return taken;
		},
	};
}
