import { MAX_SHORTLIST_NOTE_LENGTH } from "@uchit/contract/account.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AdviceForm } from "#app/shell/advice/advice-form.tsx";
import { AdviceReview } from "#app/shell/advice/advice-review.tsx";
import { useShortlistDesk } from "../use-shortlist-desk.ts";
import { type SharedSheet, toSheetFragment } from "./sheet-link.ts";

type Props = { shared: SharedSheet; nameOf: (slug: string) => string };

export function ShortlistAdvice({ shared, nameOf }: Props) {
	const { t, paths } = usePage();
	if (shared.sent !== undefined) return <Review shared={shared} nameOf={nameOf} />;
	return (
		<AdviceForm
			sent={shared.colleges}
			nameOf={nameOf}
			title={t("shortlist.advice")}
			toAddress={(colleges, notes) =>
				paths.shortlistSheet(toSheetFragment({ colleges, notes, rank: "", sent: shared.colleges }))
			}
		/>
	);
}

function Review({ shared: { colleges: order, notes, sent }, nameOf }: Props) {
	const { t, paths } = usePage();
	const { saved, move, note, undo, undoable } = useShortlistDesk();
	const addNote = (slug: string, text: string) => {
		const noted = saved.find(({ college }) => college === slug)?.note ?? "";
		const both = [noted, text].filter((each) => each !== "").join("\n");
		note(slug, both.slice(0, MAX_SHORTLIST_NOTE_LENGTH));
	};
	return (
		<AdviceReview
			advised={{ order, notes, sent }}
			nameOf={nameOf}
			title={t("shortlist.advice")}
			desk={{
				own: saved.map(({ college }) => college),
				move,
				note: addNote,
				undo: undoable === undefined ? undefined : undo,
			}}
		>
			<a href={paths.shortlist} className="link inline-flex min-h-11 items-center">
				{t("shortlist.title")}
			</a>
		</AdviceReview>
	);
}
