import { readFileSync } from "node:fs";

/**
 * What institutions of a subject are called, where no source lists everywhere that it is taught: by kind and value of the reading
 * ("degree:bpharm"), words for the search by name, or a category that names decide ("category:20").
 */
export const NAMED_AFTER: ReadonlyMap<string, string> = new Map(
	readFileSync(new URL("./named-after.csv", import.meta.url), "utf8")
		.trimEnd()
		.split("\n")
		.slice(1)
		.map((line) => {
			const [kind = "", value = "", words = ""] = line.split(",");
			return [`${kind}:${value}`, words];
		}),
);
