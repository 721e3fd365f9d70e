import { isRecord } from "@uchit/text/is-record.ts";
import { dataOf, toWireError, WireError } from "#studio/wire/http.ts";

export const PICTURES = /^image\/(jpeg|png|webp|avif|gif)$/;

type Sending = { title: string; onProgress?: (part: number) => void };

/** `onProgress` gets 0 to 1. Not by `fetch`, which reports no upload progress. */
export function uploadFile(file: File, { title, onProgress }: Sending): Promise<Record<string, unknown>> {
	return new Promise((resolve, reject) => {
		const form = new FormData();
		// Form fields must precede the file.
		if (title !== "") form.append("title", title);
		form.append("file", file, file.name);
		const request = new XMLHttpRequest();
		request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable) onProgress?.(loaded / total);
		});
		request.addEventListener("load", () => {
			const item = request.status < 300 ? dataOf(JSON.parse(request.responseText)) : undefined;
			if (isRecord(item)) resolve(item);
			else reject(toWireError(request.status, request.responseText));
		});
		request.addEventListener("error", () =>
			reject(new WireError("The file could not be sent.", { status: 0, code: "UNREACHABLE" })),
		);
		request.open("POST", "/files");
		request.send(form);
	});
}
