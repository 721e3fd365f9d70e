import type { College } from "@uchit/contract/college.ts";
import type { ReactNode } from "react";
import type { RankInList } from "../tabs.ts";

export type OverviewCollege = Omit<College, "similar" | "placements" | "rankings"> & { rankings: RankInList[] };

export type AnswerContext = { college: OverviewCollege; sourceName: (id: string) => string };

type AnswerProps = { question: string; figure?: ReactNode; more?: ReactNode; children: ReactNode };

export function Answer({ question, figure, more, children }: AnswerProps) {
	return (
		<li className="py-1.25 sm:rounded-lg sm:border sm:border-line sm:p-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-3">
				<h3 className="font-normal text-quiet text-sm">{question}</h3>
				{more !== undefined && <span className="text-sm">{more}</span>}
			</div>
			{figure !== undefined && <p className="font-semibold text-lg leading-tight">{figure}</p>}
			<p className="text-quiet text-sm max-sm:leading-5">{children}</p>
		</li>
	);
}

export const MORE_LINK_CLASS = "link -my-1 inline-block py-1";
