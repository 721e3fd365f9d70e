import { PassThrough } from "node:stream";

/** A follower that has not read this much is gone, or too slow to keep. */
const MOST_UNREAD_BYTES = 256 * 1024;

export type Followers = {
	/** A new follower's stream: it carries the greeting, then everything that is told from now on, until its reader leaves. */
	add: (greeting: string) => PassThrough;
	count: () => number;
	tell: (text: string) => void;
	endAll: () => void;
};

/** The streams of those who follow the changes. */
export function createFollowers(): Followers {
	const streams = new Set<PassThrough>();
	return {
		add(greeting) {
			const stream = new PassThrough();
			streams.add(stream);
			stream.write(greeting);
			stream.once("close", () => streams.delete(stream));
			return stream;
		},
		count: () => streams.size,
		tell(text) {
			for (const stream of streams) {
				if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
				else stream.write(text);
			}
		},
		endAll() {
			for (const stream of streams) stream.end();
		},
	};
}
