const PREFIX_WIDTH = 8;

export function printLine(line: string): void {
	console.log(line);
}

export function printTable(rows: Readonly<Record<string, object>>): void {
	console.table(rows);
}

export function prefixed(name: string): (line: string) => void {
	return (line) => printLine(`${name.padEnd(PREFIX_WIDTH)} | ${line}`);
}

export function formatTable(title: string, rows: readonly (readonly [label: string, value: string])[]): string {
	const width = Math.max(...rows.map(([label]) => label.length));
	return [title, ...rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`)].join("\n");
}

export function describeError(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause === undefined ? error.message : `${error.message}\n  because: ${describeError(error.cause)}`;
}

/** Runs a command and exits with its code; a thrown error is printed and exits with 1. */
export async function runCommand(command: () => Promise<number>): Promise<never> {
	// A reader that went away (`npm start | head`) must not kill the command before its programs have ended.
	process.stdout.on("error", () => undefined);
	try {
		process.exit(await command());
	} catch (error) {
		console.error(describeError(error));
		process.exit(1);
	}
}
