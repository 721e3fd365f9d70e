export class ImageRefused extends Error {
	override name = "ImageRefused";
	readonly status: number;

	constructor(status: number, reason: string, options?: ErrorOptions) {
		super(reason, options);
		this.status = status;
	}
}
