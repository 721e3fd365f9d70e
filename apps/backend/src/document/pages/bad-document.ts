import type { DrawingFault } from "@uchit/contract/document.ts";

export class BadDocument extends Error {
	override name = "BadDocument";
	readonly reason: DrawingFault;
	constructor(reason: DrawingFault, options?: ErrorOptions) {
		super(`The file cannot be drawn: ${reason}`, options);
		this.reason = reason;
	}
}
