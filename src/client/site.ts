/** The script of every page, as one file: it compresses better and needs only one request. */
import "../mail/load-outbox.ts";
import "./menu.ts";
import "./dialogs.ts";
import "./press.ts";
import "./prefetch.ts";
import "./each-minute.ts";
import "./print.ts";
