/**
 * Draws the picture of every article that ships, or of those that are named: content/news/<slug>/picture.json and result.json
 * become picture.png. Nothing but these files goes in, so the same files give the same picture on the same machine.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { drawPicture } from "#scripts/content-pictures/draw.ts";
import { toPng } from "#scripts/content-pictures/png.ts";
import { Picture, Rows } from "#scripts/content-pictures/spec.ts";
import { runCommand } from "#scripts/terminal/terminal.ts";

const NEWS = new URL("../content/news/", import.meta.url).pathname;

await runCommand(async () => {
	const named = process.argv.slice(2);
	for (const slug of named.length === 0 ? readdirSync(NEWS) : named) {
		const folder = `${NEWS}${slug}/`;
		const picture = Picture.parse(readJson(`${folder}picture.json`));
		const rows = existsSync(`${folder}result.json`) ? Rows.parse(readJson(`${folder}result.json`)) : [];
		const png = await toPng(drawPicture(picture, rows));
		writeFileSync(`${folder}picture.png`, png);
		console.log(`${slug}: ${png.byteLength} bytes`);
	}
	return 0;
});

function readJson(file: string): unknown {
	return JSON.parse(readFileSync(file, "utf8"));
}
