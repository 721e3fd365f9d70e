import { MessageCircleQuestion } from "lucide-react";
import { Link } from "react-router";
import { buttonLook } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

/** The way to ask a college something. Few go there, so it is not fetched ahead. */
export function AskLink({ slug }: { slug: string }) {
	const t = useWords();
	const paths = usePaths();
	return (
		<Link to={paths.askCollege(slug)} className={buttonLook("quiet")}>
			<MessageCircleQuestion size={20} aria-hidden="true" />
			{t("college.ask")}
		</Link>
	);
}
