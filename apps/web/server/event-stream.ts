/** Reads server-sent events out of text that arrives in pieces; calls back with the event's name and its data. */
export function createEventReader(onEvent: (event: string, data: string) => void): (piece: string) => void {
	let rest = "";
	let event = "message";
	let data: string[] = [];

	return (piece) => {
		const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
		rest = lines.pop() ?? "";
		for (const line of lines) readLine(line);
	};

	function readLine(line: string): void {
		if (line === "") dispatch();
		const [, field = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
		if (field === "event") event = value;
		if (field === "data") data.push(value);
	}

	function dispatch(): void {
		if (data.length > 0) onEvent(event, data.join("\n"));
		event = "message";
		data = [];
	}
}
