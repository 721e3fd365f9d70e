import { refused, WireError } from "#studio/wire/http.ts";

/** Sends a file and says how much of it has left, from 0 to 1. `fetch` does not tell. */
export function uploadFile(file: File, { title, onProgress }: { title: string; onProgress: (part: number) => void }) {
	return new Promise<void>((resolve, reject) => {
		const form = new FormData();
		// What is said of a file goes before it.
		if (title !== "") form.append("title", title);
		form.append("file", file, file.name);
		const request = new XMLHttpRequest();
		request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable) onProgress(loaded / total);
		});
		request.addEventListener("load", () => {
			if (request.status < 300) resolve();
			else reject(refused(request.status, request.responseText));
		});
		request.addEventListener("error", () =>
			reject(new WireError("The file could not be sent.", { status: 0, code: "UNREACHABLE" })),
		);
		request.open("POST", "/files");
		request.send(form);
	});
}
