/**
 * Draws the picture of every shipped article, or of those that are named: content/news/<slug>/picture.json and result.json become
 * picture.png. Nothing else goes in, so a machine always gives the same picture.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#scripts/terminal/terminal.ts";
import { drawPicture } from "./draw.ts";
import { toPng } from "./png.ts";
import { Picture, Rows } from "./spec.ts";

const NEWS = join(import.meta.dirname, "../news");

await runCommand(async () => {
	const named = process.argv.slice(2);
	for (const slug of named.length === 0 ? readdirSync(NEWS) : named) {
		const folder = join(NEWS, slug);
		const picture = Picture.parse(readJson(join(folder, "picture.json")));
		const rows = existsSync(join(folder, "result.json")) ? Rows.parse(readJson(join(folder, "result.json"))) : [];
		const png = await toPng(drawPicture(picture, rows));
		writeFileSync(join(folder, "picture.png"), png);
		console.log(`${slug}: ${png.byteLength} bytes`);
	}
	return 0;
});

function readJson(file: string): unknown {
	return JSON.parse(readFileSync(file, "utf8"));
}
