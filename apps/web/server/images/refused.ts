/** The request for a picture is refused; the answer gives the reason. */
export class ImageRefused extends Error {
	override name = "ImageRefused";
	readonly status: number;

	constructor(status: number, reason: string, options?: ErrorOptions) {
		super(reason, options);
		this.status = status;
	}
}
