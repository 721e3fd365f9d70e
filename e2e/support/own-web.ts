import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export type OwnWeb = { address: string; stop: () => Promise<void>; logged: () => string };

export async function startOwnWeb(settings: Record<string, string>): Promise<OwnWeb> {
	const program = spawn(process.execPath, ["apps/web/server/main.ts"], {
		env: { ...process.env, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ...settings },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const lines: string[] = [];
	const address = await findAddress(program, lines);
	return {
		address,
		logged: () => lines.join("\n"),
		stop: async () => {
			program.kill();
			await once(program, "exit");
		},
	};
}

export function findAddress(program: ChildProcess, lines: string[]): Promise<string> {
	return new Promise((resolve, reject) => {
		if (program.stdout === null) return reject(new Error("The program cannot be heard."));
		program.once("exit", () => reject(new Error(`The program ended before it listened.\n${lines.join("\n")}`)));
		createInterface({ input: program.stdout }).on("line", (line) => {
			lines.push(line);
			const address = /http:\/\/127\.0\.0\.1:\d+(?="\})/.exec(line)?.[0];
			if (address !== undefined && line.includes("listening")) resolve(address);
		});
	});
}
