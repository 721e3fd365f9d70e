/** A file that cannot be read: where, and why. */
export class UnreadableFile extends Error {
	override name = "UnreadableFile";
}
