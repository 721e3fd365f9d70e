import { useEffect, useRef } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

/** A press moves the focus to the filter's name, in its `Disclosure`. */
export function AllOptions({ to, name, size }: { to: string; name: string; size: number | undefined }) {
	const t = useTranslations();
	const place = useRef<HTMLDivElement>(null);
	const isPressed = useRef(false);
	useEffect(() => {
		if (size !== undefined || !isPressed.current) return;
		isPressed.current = false;
		place.current?.closest("details")?.querySelector("summary")?.focus();
	}, [size]);
	return (
		<div ref={place}>
			{size !== undefined && (
				<Link
					to={to}
					rel="nofollow"
					preventScrollReset
					onClick={() => {
						isPressed.current = true;
					}}
					className="link-line-low text-sm"
				>
					{t("list.allOptions", { count: size })}
					<span className="sr-only"> {name}</span>
				</Link>
			)}
		</div>
	);
}
