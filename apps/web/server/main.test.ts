import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const MAIN = join(import.meta.dirname, "main.ts");

async function runMain(settings: Record<string, string>) {
	const program = spawn(process.execPath, [MAIN], { env: settings, cwd: tmpdir() });
	let complaint = "";
	program.stderr.on("data", (piece) => {
		complaint += piece;
	});
	const [code] = await once(program, "close");
	return { code, complaint };
}

test("without the key the server stops and names the missing setting in one line", async () => {
	const { code, complaint } = await runMain({});
	expect(code).toBe(1);
	expect(complaint).toBe("BACKEND_KEY: expected at least 16 characters that only our own programs know\n");
});

test("several invalid settings are named together", async () => {
	const { code, complaint } = await runMain({ BACKEND_KEY: "short", PORT: "x" });
	expect(code).toBe(1);
	expect(complaint).toBe(
		"PORT: expected a port, 0 to 65535\nBACKEND_KEY: expected at least 16 characters that only our own programs know\n",
	);
});
