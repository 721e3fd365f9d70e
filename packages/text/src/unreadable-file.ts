export class UnreadableFile extends Error {
	override name = "UnreadableFile";
}
