import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

const TONES = { empty: "border-line bg-sunk", problem: "border-line border-l-4 border-l-bad-text bg-sunk" } as const;

type NoteProps = { title: string; children: ReactNode; tone?: keyof typeof TONES; level?: 2 | 3 | 4 };

export function Note({ title, children, tone = "empty", level = 2 }: NoteProps) {
	const Heading = `h${level}` as const;
	return (
		<section className={`mt-6 rounded-lg border p-5 sm:p-6 ${TONES[tone]}`}>
			<Heading className="flex items-start gap-2 text-lg">
				{tone === "problem" && <CircleAlert size={20} aria-hidden="true" className="mt-0.5 flex-none text-bad-text" />}
				{title}
			</Heading>
			<div className="mt-2 max-w-text space-y-3">{children}</div>
		</section>
	);
}
