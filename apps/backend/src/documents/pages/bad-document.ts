/** Why a sent file is none that can be looked at. */
export type BadReason = "not-a-document" | "broken" | "pixels" | "pages" | "locked" | "slow";

export class BadDocument extends Error {
	override name = "BadDocument";
	readonly reason: BadReason;
	constructor(reason: BadReason, options?: ErrorOptions) {
		super(`The file cannot be drawn: ${reason}`, options);
		this.reason = reason;
	}
}
