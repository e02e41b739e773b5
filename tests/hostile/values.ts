/**
 * Texts that are harmless to people but have a special meaning to a careless program. The check refuses some of them in
 * plain words, others in Markdown. Several in one line are no link and no code in Markdown, which it refuses there: what
 * ends one comes before what begins one.
 */
export const hostile = [
  "=1+1 @x | #heading ](x) [x]: y",
  "Staff <script></script><script>window.XSS=1</script>",
  "you know html, <style> and <script> tags",
  "</title><script>window.XSS=1</script>",
  "</textarea></select></template></noscript><script>window.XSS=1</script>",
  `"><img src=x onerror="window.XSS=1">`,
  `' onmouseover='window.XSS=1' autofocus onfocus='window.XSS=1`,
  "<svg onload=window.XSS=1><script>window.XSS=1</script></svg>",
  "<!-- <script> never ended",
  "--> --!> <!-->",
  "]]> <![CDATA[ <?php x ?>",
  "</script><script>window.XSS=1</script>",
  "<style>*{display:none}</style>",
  "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>",
  `<link rel="stylesheet" href="/gone.css"><script src="/gone.js"></script>`,
  `<base href="//x.example/"><meta http-equiv="refresh" content="0;url=//x.example">`,
  `<iframe srcdoc="<script>parent.XSS=1</script>"></iframe>`,
  "<plaintext> <xmp> <listing> <frameset>",
  "&lt;b&gt; &amp; &#60;script&#62; &copy &notit; &",
  "{window.XSS=1} ${window.XSS=1} #{x} <%= x %> {% x %} { {x} }",
  String.raw`a\;b\,c:d \n \u003cscript> %3Cscript%3E \x3c`,
  "END:VCALENDAR BEGIN:VEVENT; TZID=x: , END:VCARD",
  "javascript:window.XSS=1 data:text/html,x",
  "$& $$ $1 $' $`",
  `"""' ''' "quoted" ‘curly’`,
  // What browsers take for a tag or a character, and the check does not.
  `"><i:x onerror="window.XSS=1"> <x:script&>window.XSS=1</x:script&>`,
  "</title:x></textarea:x> < script > <> </",
  "&copy &notit; &ampx & &#",
] as const;
